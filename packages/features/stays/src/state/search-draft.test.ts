import { someLimits } from '@voyage/domain/testing/some-limits.ts';
import { expect, test } from 'vitest';
import type { SearchDraft } from './remembered-search.ts';
import { draftAddress, emptyDraft } from './search-draft.ts';

const complete: SearchDraft = {
  place: { code: 'bkk', locationType: 'city', name: 'Bangkok' },
  dates: { checkIn: '2027-03-01', checkOut: '2027-03-03' },
  rooms: [{ adults: 2, childAges: [7] }],
};
const jade = { code: '1011', locationType: 'hotel', name: 'Jade Harbour Bangkok' } as const;
const partsOf = (address: string | null) => {
  const { pathname, searchParams } = new URL(address ?? '', 'https://site.test');
  return { pathname, query: Object.fromEntries(searchParams) };
};
const stay = { adults: '2', children: '7', checkIn: '2027-03-01', checkOut: '2027-03-03' };

test('a place leads to the list of its hotels', () => {
  const { pathname, query } = partsOf(draftAddress(complete, someLimits, 'en'));
  expect(pathname).toBe('/en/hotel/search');
  expect(query).toMatchObject({ code: 'bkk', locationType: 'city', ...stay });
});

const list = {
  code: 'bkk',
  locationType: 'city',
  features: 'spa',
  sort: 'price-ascending',
  area: '100.4,13.6,100.7,13.9',
} as const;
test('new dates in the same place keep the filters, order and map area of the list', () => {
  const { query } = partsOf(
    draftAddress(complete, someLimits, 'en', { ...list, adults: '1', checkIn: '2027-01-01' }),
  );
  expect(query).toEqual({ ...list, ...stay });
});
test.each([
  ['place', { ...list, code: 'par' }],
  ['kind of place', { ...list, locationType: 'region' as const }],
])('another %s keeps nothing of the list', (_what, other) => {
  const { query } = partsOf(draftAddress(complete, someLimits, 'en', other));
  expect(query).toEqual({ code: 'bkk', locationType: 'city', ...stay });
});

test('one hotel leads to its page, with the stay', () => {
  const { pathname, query } = partsOf(draftAddress({ ...complete, place: jade }, someLimits, 'ja'));
  expect(pathname).toBe('/ja/hotel/1011');
  expect(query).toMatchObject(stay);
  expect(query).not.toHaveProperty('locationType');
});

test.each([
  ['a place', { ...complete, place: null }],
  ['dates', { ...complete, place: jade, dates: null }],
  ['the age of a child', { ...complete, rooms: [{ adults: 2, childAges: [null] }] }],
  ['everything', emptyDraft],
])('leads nowhere without %s', (_what, draft) => expect(draftAddress(draft, someLimits, 'en')).toBeNull());
