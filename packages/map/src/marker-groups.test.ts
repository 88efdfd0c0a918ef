import { expect, it } from 'vitest';
import { groupMarks, spreadMarks } from './marker-groups.ts';

const size = { width: 60, height: 30 };
const marks = [
  { id: 'a', x: 100, y: 100 },
  { id: 'b', x: 300, y: 100 },
  { id: 'c', x: 140, y: 110 },
  { id: 'd', x: 100, y: 131 },
];

it('overlapping markers become one, at the place of the first in the list', () => {
  expect(groupMarks(marks, size)).toEqual([
    { ids: ['a', 'c'], x: 100, y: 100 },
    { ids: ['b'], x: 300, y: 100 },
    { ids: ['d'], x: 100, y: 131 },
  ]);
});
it('every marker appears exactly once', () => {
  const many = Array.from({ length: 60 }, (_, i) => ({
    id: String(i),
    x: (i * 37) % 400,
    y: (i * 53) % 300,
  }));
  const ids = groupMarks(many, size).flatMap((group) => group.ids);
  expect(ids.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
});
it('spread markers are all separate and do not overlap', () => {
  const same = Array.from({ length: 6 }, (_, i) => ({ id: String(i), x: 10 + i, y: 10 }));
  const placed = spreadMarks(same, size);
  expect(placed).toHaveLength(6);
  for (const [i, a] of placed.entries())
    for (const b of placed.slice(i + 1))
      expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true);
});
