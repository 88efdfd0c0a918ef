import { expect, it } from 'vitest';
import { clipLine, clipRing } from './clip.ts';

const bounds = [0, 0, 10, 10] as const;

it('a ring keeps what lies inside, closed along the bounds', () => {
  const ring = clipRing(
    [
      [-5, 2],
      [5, 2],
      [5, 8],
      [-5, 8],
      [-5, 2],
    ],
    bounds,
  );
  expect(ring).toHaveLength(5);
  expect(ring?.[0]).toEqual(ring?.at(-1));
  expect(new Set(ring?.map(String))).toEqual(new Set(['0,2', '5,2', '5,8', '0,8']));
});
it('a ring outside is empty, a ring around the bounds becomes the bounds', () => {
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
        [20, 20],
      ],
      bounds,
    ),
  ).toBeNull();
  const all = clipRing(
    [
      [-1, -1],
      [11, -1],
      [11, 11],
      [-1, 11],
      [-1, -1],
    ],
    bounds,
  );
  expect(new Set(all?.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
});
it('a line that leaves and returns becomes two', () => {
  expect(
    clipLine(
      [
        [2, 5],
        [2, 15],
        [8, 15],
        [8, 5],
      ],
      bounds,
    ),
  ).toEqual([
    [
      [2, 5],
      [2, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
});
it('a line through a corner of the bounds is cut at both ends', () => {
  expect(
    clipLine(
      [
        [-5, 0],
        [5, 10.0001],
      ],
      [0, 0, 10, 10],
    )[0]?.[0]?.[0],
  ).toBeCloseTo(0);
  expect(
    clipLine(
      [
        [-5, 5],
        [15, 5],
      ],
      bounds,
    ),
  ).toEqual([
    [
      [0, 5],
      [10, 5],
    ],
  ]);
});
it('a line outside is empty', () => {
  expect(
    clipLine(
      [
        [-5, -5],
        [15, -5],
      ],
      bounds,
    ),
  ).toEqual([]);
  expect(
    clipLine(
      [
        [-8, 5],
        [5, 18],
      ],
      bounds,
    ),
  ).toEqual([]);
});
