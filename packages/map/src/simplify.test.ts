import { expect, it } from 'vitest';
import { simplify } from './simplify.ts';

it('drops points on a straight line', () => {
  expect(
    simplify(
      [
        [0, 0],
        [1, 0.01],
        [2, 0],
        [3, 5],
      ],
      0.1,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [3, 5],
  ]);
});
it('keeps the ends, and keeps a ring a ring', () => {
  const ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ];
  expect(simplify(ring, 0.1)).toEqual(ring);
  expect(
    simplify(
      [
        [0, 0],
        [0.01, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [0.01, 0],
  ]);
});
