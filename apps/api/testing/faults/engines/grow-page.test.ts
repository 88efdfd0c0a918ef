import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hotPathFunctions, hotPathUses, otherUses, refused } from './known-uses.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operations/grow.md'), 'utf8');
const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
/** The rows of the first table of a section: their first cell, and the others. */
const table = (title: string) =>
  [...section(title).matchAll(/^\| (.+?) \| (.+) \|$/gm)]
    .slice(1)
    .map(([, first = '', rest = '']) => [first, rest] as const);
const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const byPath = (uses: Record<string, string[]>) => Object.entries(uses);

test('the page lists what the hot paths use', () => {
  expect(table('What the hot paths use').map(([path, used]) => [path, codes(used)])).toEqual(
    byPath(hotPathUses),
  );
  const functions = /^Functions: (.*)$/m.exec(section('What the hot paths use'))?.[1] ?? '';
  expect(codes(functions)).toEqual(hotPathFunctions);
});

test('it explains each item, and what is rejected', () => {
  const explained = table('What engines say of it').flatMap(([construct]) => codes(construct));
  expect(explained).toEqual(expect.arrayContaining(Object.values(hotPathUses).flat()));
  expect(table('What is refused').flatMap(([construct]) => codes(construct))).toEqual(refused);
});

test('it lists what else needs what is rejected', () => {
  expect(
    table('What else needs it').map(([name, rest]) => [name, codes(rest.split(' | ')[0] ?? '')]),
  ).toEqual(byPath(otherUses));
});
