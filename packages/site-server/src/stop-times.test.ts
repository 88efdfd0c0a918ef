import { expect, test } from 'vitest';
import { readStopTimes } from './stop-times.ts';

test('are whole seconds, with defaults', () => {
  expect(readStopTimes({})).toEqual({ DRAIN_SECONDS: 0, STOP_SECONDS: 50 });
  expect(readStopTimes({ DRAIN_SECONDS: '3', STOP_SECONDS: '0' })).toEqual({
    DRAIN_SECONDS: 3,
    STOP_SECONDS: 0,
  });
});

test.each(['50s', '', '-1', '1.5', ' 5', '1e2'])('refuse "%s", and name it', (text) => {
  for (const name of ['DRAIN_SECONDS', 'STOP_SECONDS'])
    expect(() => readStopTimes({ [name]: text })).toThrow(new RegExp(`\n {2}${name}: .*"${text}"`));
});
