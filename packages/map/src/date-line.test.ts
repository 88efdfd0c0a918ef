import { expect, it } from 'vitest';
import { cutLine, cutRing } from './date-line.ts';

it('a ring across the date line becomes two, one on each side', () => {
  const rings = cutRing([
    [170, 0],
    [-170, 0],
    [-170, 10],
    [170, 10],
    [170, 0],
  ]);
  expect(rings).toHaveLength(2);
  const spans = rings.map((ring) => ring.map(([x = 0]) => x)).map((xs) => [Math.min(...xs), Math.max(...xs)]);
  expect(spans.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
    [-180, -170],
    [170, 180],
  ]);
});
it('any other ring stays as it is', () => {
  const ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 0],
  ];
  expect(cutRing(ring)).toEqual([ring]);
});
it('a ring around a pole is left out', () => {
  expect(
    cutRing([
      [-180, -80],
      [-60, -80],
      [60, -80],
      [179, -80],
      [-179, -80],
    ]),
  ).toEqual([]);
});
it('a line is cut at the date line', () => {
  expect(
    cutLine([
      [170, 0],
      [179, 0],
      [-179, 0],
      [-170, 0],
    ]),
  ).toEqual([
    [
      [170, 0],
      [179, 0],
    ],
    [
      [-179, 0],
      [-170, 0],
    ],
  ]);
});
