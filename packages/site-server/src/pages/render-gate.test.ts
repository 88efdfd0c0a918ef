import { expect, test } from 'vitest';
import { GateFull, renderGate } from './render-gate.ts';

test('runs up to the limit at once and the rest in order, and rejects more than may wait', async () => {
  const gate = renderGate({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 7 }, (_, i) =>
    gate(() => {
      begun.push(i);
      return new Promise<number>((end) => ends.push(() => end(i)));
    }).catch((error: unknown) => error),
  );
  const [fifth, sixth] = await Promise.all(all.slice(5));
  expect([fifth, sixth]).toEqual([expect.any(GateFull), expect.any(GateFull)]);
  expect(begun).toEqual([0, 1]);
  while (begun.length < 5 || ends.length > 0) {
    ends.shift()?.();
    await Promise.resolve();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(await gate(() => Promise.resolve('free again'))).toBe('free again');
});

test('work that fails frees its slot', async () => {
  const gate = renderGate({ atOnce: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error('the work failed')))).rejects.toThrow('the work failed');
  expect(await gate(() => Promise.resolve(1))).toBe(1);
});
