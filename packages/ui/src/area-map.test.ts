import { expect, test } from 'vitest';
import { separateMarks, offsetFrom, ringStep } from './area-map.ts';

test('a minute of latitude is a sea mile; a degree of longitude shrinks with the latitude', () => {
  expect(offsetFrom({ lat: 48, lng: 2 }, { lat: 48 + 1 / 60, lng: 2 }).north).toBeCloseTo(1853, -1);
  const equator = offsetFrom({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }).east;
  expect(offsetFrom({ lat: 60, lng: 0 }, { lat: 60, lng: 1 }).east / equator).toBeCloseTo(0.5, 3);
});
test('over the date line the way is the short one', () => {
  expect(offsetFrom({ lat: 0, lng: 179.99 }, { lat: 0, lng: -179.99 }).east).toBeCloseTo(2224, -1);
});
test.each([
  [90, 100],
  [301, 200],
  [1400, 500],
  [16_000, 10_000],
])('rings for %d metres are %d apart', (metres, step) => expect(ringStep(metres)).toBe(step));
test('marks on one spot end beside one another, whole within the frame', () => {
  const [a, b, c] = separateMarks(
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 3, y: 0 },
    ],
    20,
    { width: 200, height: 100 },
  );
  for (const mark of [a, b, c]) {
    expect(mark?.x).toBeGreaterThanOrEqual(10);
    expect(mark?.y).toBeGreaterThanOrEqual(10);
  }
  for (const [one, other] of [
    [a, b],
    [b, c],
    [a, c],
  ] as const)
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(19);
});
