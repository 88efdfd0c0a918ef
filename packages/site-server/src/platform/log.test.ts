import { brand } from '@voyage/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';

const print = vi.spyOn(console, 'log').mockImplementation(() => {});
const lines = (): unknown[] => print.mock.calls.map(([line]) => JSON.parse(String(line)));
afterEach(() => {
  print.mockClear();
  globalThis.voyageTracing = undefined;
});

test('a line of JSON has level, time, brand and what the caller names', () => {
  log.warn({ requests: 2 }, 'requests aborted');
  expect(lines()).toEqual([
    {
      level: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      brand: brand.id,
      requests: 2,
      msg: 'requests aborted',
    },
  ]);
});

test('an error is one line, with its stack', () => {
  log.error({ path: '/en', error: new TypeError('two\nlines') }, 'a page could not be rendered');
  log.error({ error: 'a string' }, 'thrown');
  expect(print.mock.calls.every(([line]) => !String(line).includes('\n'))).toBe(true);
  expect(lines()).toMatchObject([
    {
      level: 50,
      path: '/en',
      error: { name: 'TypeError', reason: 'two\nlines', frames: expect.stringContaining('log.test.ts') },
    },
    { level: 50, error: { name: 'string', reason: 'a string' }, msg: 'thrown' },
  ]);
});

test('it names the trace that it belongs to', () => {
  globalThis.voyageTracing = {
    run: (_name, _options, work) =>
      work({ rename: () => {}, set: () => {}, fail: () => {}, worked: () => {} }),
    current: () => ({ traceId: 'a'.repeat(32), traceparent: '' }),
    stop: () => Promise.resolve(),
  };
  log.error({}, 'in a trace');
  expect(lines()).toMatchObject([{ traceId: 'a'.repeat(32) }]);
});
