import { expect, it } from 'vitest';
import { soften, softenRing } from './soften.ts';

it('a line keeps its ends, and its corners are bent', () => {
  const [first, ...bent] = soften([
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
  ]);
  expect(first).toEqual([0, 0]);
  expect(bent.at(-1)).toEqual([0.01, 0.01]);
  expect(bent).toHaveLength(4);
  expect(bent).not.toContainEqual([0.01, 0]);
});
it('bends no more than a few hundred metres of a long side', () => {
  const [, from = []] = soften([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  expect(from[0]).toBeCloseTo(0.9968, 6);
});
it('an outline is bent at its first corner too, within its corners', () => {
  const ring = softenRing([
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
    [0, 0.01],
  ]);
  expect(ring).toHaveLength(12);
  expect(ring).not.toContainEqual([0, 0]);
  for (const [x = -1, y = -1] of ring) expect(Math.min(x, y, 0.01 - x, 0.01 - y)).toBeGreaterThanOrEqual(0);
});
it('a line that stands still stays', () =>
  expect(
    soften([
      [1, 1],
      [1, 1],
      [1, 1],
    ]),
  ).toHaveLength(5));
