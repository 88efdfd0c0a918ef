import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const origin = 'https://aldermere.example';
const error = (init: { name?: string; message?: string; frames?: string[] }) =>
  Object.assign(new Error(init.message ?? 'noor@demo.test is not a number'), {
    name: init.name ?? 'TypeError',
    stack: [`${init.name ?? 'TypeError'}: ${init.message ?? 'x'}`, ...(init.frames ?? [])].join('\n'),
  });
const frame = `    at f (${origin}/assets/_lang.index-0a_B.js:12:345)`;

test('reports the first position in our own scripts, without the message', () => {
  const described = describeError(
    error({
      frames: ['    at https://other.example/assets/x.js:1:1', frame, `    at ${origin}/assets/b-1.js:1:2`],
    }),
    'uncaught',
    origin,
  );
  expect(described).toEqual({
    kind: 'uncaught',
    name: 'TypeError',
    file: '_lang.index-0a_B.js',
    line: 12,
    column: 345,
  });
});

test('reads the stacks of Firefox and Safari', () => {
  expect(
    describeError(error({ frames: [`f@${origin}/assets/a-1.js:3:4`] }), 'rejection', origin),
  ).toMatchObject({ file: 'a-1.js', line: 3, column: 4 });
});

test.each([
  ['an extension', error({ frames: ['    at chrome-extension://abc/assets/x.js:1:1'] })],
  ['an inline script', error({ frames: [`    at ${origin}/en/hotel?place=paris:1:1`] })],
  ['a text that was thrown', 'noor@demo.test'],
  ['nothing', undefined],
])('does not report %s', (_, thrown) => {
  expect(describeError(thrown, 'uncaught', origin)).toBeUndefined();
});

test('ignores a position that only the message contains', () => {
  const message = `could not read ${origin}/assets/secret-1.js:9:9`;
  expect(
    describeError(error({ message, frames: ['    at <anonymous>'] }), 'uncaught', origin),
  ).toBeUndefined();
});

test('without a stack, reports the position from the browser', () => {
  expect(
    describeError(error({}), 'uncaught', origin, {
      filename: `${origin}/assets/a-1.js`,
      lineno: 7,
      colno: 8,
    }),
  ).toMatchObject({ file: 'a-1.js', line: 7, column: 8 });
});

test('does not repeat an assigned name', () => {
  expect(describeError(error({ name: 'Noor Haddad', frames: [frame] }), 'page', origin)).toMatchObject({
    name: 'Error',
  });
});

test('reports the file of a script that failed to load', () => {
  const message = `ChunkLoadError: Failed to fetch dynamically imported module: ${origin}/assets/Footer-1.js`;
  expect(describeError(error({ message, frames: [frame] }), 'page', origin)).toEqual({
    kind: 'chunk',
    name: 'TypeError',
    file: 'Footer-1.js',
  });
});

test("reports React's errors by number, and those of hydration by kind", () => {
  const minified = (number: number) =>
    error({
      name: 'Error',
      message: `Minified React error #${number}; visit https://react.dev`,
      frames: [frame],
    });
  expect(describeError(minified(418), 'uncaught', origin)).toMatchObject({ kind: 'hydration', react: 418 });
  expect(describeError(minified(185), 'page', origin)).toMatchObject({ kind: 'page', react: 185 });
});
