import { expect, it } from 'vitest';
import { groupMarks, spreadMarks, withDots } from './marker-groups.ts';

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
it('a mark without room is a dot, and no two marks overlap', () => {
  const many = Array.from({ length: 60 }, (_, i) => ({
    id: String(i),
    x: (i * 37) % 400,
    y: (i * 53) % 300,
  }));
  const groups = withDots(groupMarks(many, { width: 28, height: 28 }), size);
  expect(groups[0]?.isDot).toBe(false);
  const marked = groups.filter(({ isDot }) => !isDot);
  const overlap = (a: (typeof groups)[number], b: (typeof groups)[number]) =>
    Math.abs(a.x - b.x) < size.width && Math.abs(a.y - b.y) < size.height;
  for (const [i, a] of marked.entries())
    for (const b of marked.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  for (const dot of groups.filter(({ isDot }) => isDot))
    expect(marked.some((mark) => overlap(mark, dot))).toBe(true);
});
it('spread markers are all separate and do not overlap', () => {
  const same = Array.from({ length: 6 }, (_, i) => ({ id: String(i), x: 10 + i, y: 10 }));
  const placed = spreadMarks(same, size);
  expect(placed).toHaveLength(6);
  for (const [i, a] of placed.entries())
    for (const b of placed.slice(i + 1))
      expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true);
});
