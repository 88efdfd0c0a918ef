import { expect, test } from 'vitest';
import { placeAround } from './placed-around.ts';

const size = 28;
const here = { x: 180, y: 144 };
/** Above the place. */
const name = { left: 100, top: 106, right: 260, bottom: 130 };
const far = { left: -500, top: -500, right: -400, bottom: -400 };

test('a marker that covers nothing is where its place is', () => {
  expect(placeAround([{ id: 'a', x: 250, y: 200 }], here, name, size)).toEqual([
    { ids: ['a'], x: 250, y: 200 },
  ]);
});
test.each([
  ['at the same point', 0],
  ['within a few steps', 6],
  ['as close as neighbours are', 20],
])('neighbours %s cover neither the place, nor its name, nor each other', (_how, away) => {
  const marks = Array.from({ length: 6 }, (_, i) => ({
    id: String(i),
    x: here.x + away * Math.cos(i),
    y: here.y - away * Math.abs(Math.sin(i)),
  }));
  const placed = placeAround(marks, here, name, size);
  expect(placed.flatMap(({ ids }) => ids)).toEqual(marks.map(({ id }) => id));
  for (const [i, { x, y }] of placed.entries()) {
    expect(Math.hypot(x - here.x, y - here.y)).toBeGreaterThan(size / 2);
    expect(x + 14 > name.left && x - 14 < name.right && y + 14 > name.top && y - 14 < name.bottom).toBe(
      false,
    );
    for (const other of placed.slice(i + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(size);
    // near enough for a short line to lead to it
    expect(Math.hypot(x - (marks[i]?.x ?? 0), y - (marks[i]?.y ?? 0))).toBeLessThan(110);
  }
});
test('a marker too close to the place moves away from it, on its own side', () => {
  const [east, north] = placeAround(
    [
      { id: 'east', x: 190, y: 144 },
      { id: 'north', x: 180, y: 140 },
    ],
    here,
    far,
    size,
  );
  expect(east?.x).toBeGreaterThan(190);
  expect(east?.y).toBeCloseTo(144, 0);
  expect(north?.y).toBeLessThan(128);
});
