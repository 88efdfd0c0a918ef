import { expect, test } from 'vitest';
import { shownPair, withSide } from './compared-pair.ts';

test.each([
  ['1 2 3 4', '', '1 2'],
  ['1 2 3 4', '4 2', '4 2'],
  ['1 2 3', '4 2', '1 2'], // the left one was taken away
  ['1 2 3', '1 4', '1 2'],
  ['3', '1 3', '3'],
  ['', '1 2', ''],
])('of %j, with %j chosen, a phone shows %j', (ids, chosen, shown) => {
  const list = (text: string) => text.split(' ').filter(Boolean);
  expect(shownPair(list(ids), list(chosen))).toEqual(list(shown));
});

test.each([
  [0, '3', ['3', '2']],
  [1, '3', ['1', '3']],
  [0, '2', ['2', '1']], // never the same hotel twice
  [1, '1', ['2', '1']],
  [0, '1', ['1', '2']],
] as const)('of 1 and 2, side %i becomes %s: %j', (side, id, pair) =>
  expect(withSide(['1', '2'], side, id)).toEqual(pair),
);
