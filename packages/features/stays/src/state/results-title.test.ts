import { expect, test } from 'vitest';
import { resultsTitle } from './results-title.ts';

const titleOf = (name: string, kind?: Parameters<typeof resultsTitle>[2]) =>
  resultsTitle(((_: unknown, values: { place: string }) => `Hotels in ${values.place}`) as never, name, kind);

test('only for a place does the title say hotels in it', () => {
  expect(titleOf('Paris')).toBe('Hotels in Paris');
  expect(titleOf('Japan', 'region')).toBe('Hotels in Japan');
  expect(titleOf('Jade Harbour Bangkok', 'hotel')).toBe('Jade Harbour Bangkok');
  expect(titleOf('Jade Harbour', 'group')).toBe('Jade Harbour');
});
