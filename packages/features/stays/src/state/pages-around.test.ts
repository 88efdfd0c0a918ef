import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

const order = Array.from({ length: 40 }, (_, i) => `hotel ${i}`);
const known = new Set(order.slice(0, 15));
const list = { shown: order, order, known, pageSize: 15 };

it('nothing is loaded among hotels that are known', () => {
  expect(pagesAround('hotel 0', list)).toEqual([]);
  expect(pagesAround('hotel 12', list)).toEqual([]);
});
it('the next page is loaded two hotels before it', () => {
  expect(pagesAround('hotel 13', list)).toEqual([2]);
  expect(pagesAround('hotel 20', list)).toEqual([2]);
});
it('both pages are loaded where they meet', () => {
  expect(pagesAround('hotel 29', list)).toEqual([2, 3]);
});
it('a list that begins with a later page loads by the order of the list', () => {
  const later = order.slice(30);
  const shown = [...later, ...order.slice(0, 30)];
  expect(pagesAround('hotel 39', { ...list, shown, known: new Set(later) })).toEqual([1]);
});
it('a hotel that is not shown loads nothing', () => {
  expect(pagesAround(undefined, list)).toEqual([]);
  expect(pagesAround('hotel 99', list)).toEqual([]);
});
