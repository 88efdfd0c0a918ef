import { describe, expect, test } from 'vitest';
import { isFullyVisible, nameShift, isBetterBelow, namePosition } from './map-view.ts';

test.each([
  ['in the middle', 180, 0],
  ['near the right edge, where the tools are', 262, -68],
  ['near the left edge', 60, 48],
  ['beyond the right edge', 500, -100],
  ['beyond the left edge', -300, 100],
])('the name of a place %s', (_where, x, shift) => expect(nameShift(x, 200, 358)).toBe(shift));
test('a name wider than the room for it begins at the left margin', () => {
  expect(nameShift(150, 320, 358)).toBe(18);
});

describe('the name of a place', () => {
  // 120 by 24 pixels, above a place in the middle of a map
  const name = { x: 200, y: 200, width: 120, height: 24 };
  const isBelow = (...markers: { x: number; y: number }[]) => isBetterBelow(name, markers, 400);

  test('stays above unless it would lie on a marker', () => {
    expect(isBelow()).toBe(false);
    expect(isBelow({ x: 200, y: 260 })).toBe(false);
    expect(isBelow({ x: 300, y: 174 })).toBe(false);
    expect(isBelow({ x: 250, y: 174 })).toBe(true);
  });
  test('is not moved onto another marker, nor out of the map', () => {
    expect(isBelow({ x: 250, y: 174 }, { x: 180, y: 230 })).toBe(false);
    expect(isBetterBelow({ ...name, y: 360 }, [{ x: 250, y: 334 }], 400)).toBe(false);
  });
});

describe('what a name covers', () => {
  const [size, map] = [
    { width: 120, height: 24 },
    { width: 400, height: 400 },
  ];
  const place = { x: 200, y: 200 };

  test('reaches from above the place down to it', () => {
    expect(namePosition(place, size, map, [])).toEqual({
      right: 0,
      down: 0,
      box: { left: 140, top: 162, right: 260, bottom: 200 },
    });
  });
  test('is below the place where a marker is above it, and beside the tools', () => {
    expect(namePosition({ x: 320, y: 200 }, size, map, [{ x: 300, y: 170 }])).toEqual({
      right: -44,
      down: 50,
      box: { left: 216, top: 200, right: 336, bottom: 236 },
    });
  });
});

test.each([
  ['in the middle', 180, 200, true],
  ['at the left edge', 10, 200, false],
  ['at the right edge', 352, 200, false],
  ['under the first row of controls', 180, 40, false],
  ['half under the second', 180, 140, false],
  ['beside them', 300, 100, true],
  ['at the bottom', 180, 390, false],
  ['outside', 180, 600, false],
])('a marker %s is seen whole or not', (_where, x, y, clear) => {
  const controls = [{ left: 12, top: 12, right: 260, bottom: 130 }];
  expect(isFullyVisible({ x, y }, { width: 360, height: 400, controls })).toBe(clear);
});
