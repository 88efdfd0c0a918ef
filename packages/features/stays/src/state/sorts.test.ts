import { expect, test } from 'vitest';
import { sortOf, sortsFor } from './sorts.ts';

test('without a stay a list is not ordered by price or privileges, whatever its address says', () => {
  expect(sortsFor(false)).toEqual(['recommended', 'newest', 'distance']);
  expect(sortOf('price-ascending', false)).toBe('recommended');
  expect(sortOf('newest', false)).toBe('newest');
});
test('with a stay every order is there', () => {
  expect(sortOf('price-ascending', true)).toBe('price-ascending');
  expect(sortOf(undefined, true)).toBe('recommended');
});
