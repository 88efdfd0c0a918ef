import { expect, test } from 'vitest';
import { nameShift } from './map-view.ts';

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
