import { someLimits } from '@voyage/domain/testing/some-limits.ts';
import { expect, test } from 'vitest';
import { completed, draftOfText, withBookableDates, type SearchDraft } from './remembered-search.ts';
import { emptyDraft } from './search-draft.ts';

const tokyo = { code: 'tyo', locationType: 'city', name: 'Tokyo' } as const;
const dates = { checkIn: '2027-03-12', checkOut: '2027-03-15' };
const full: SearchDraft = { place: tokyo, dates, rooms: [{ adults: 2, childAges: [5, null] }] };
const searched: SearchDraft = { ...full, rooms: [{ adults: 2, childAges: [5] }] };

test('a stored draft is read back as written', () => {
  expect(draftOfText(JSON.stringify(full))).toEqual(full);
});
test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a text', '"x"'],
  ['a list', 'null'],
])('%s is not a draft', (_what, text) => expect(draftOfText(text)).toBeNull());
test('only the valid parts of a foreign draft are kept', () => {
  const strange = {
    place: { code: '../x', locationType: 'city', name: 'x' },
    dates: { checkIn: '2027-02-30', checkOut: '2027-03-01' },
    rooms: [{ adults: 1e9, childAges: ['5'] }],
    more: true,
  };
  expect(draftOfText(JSON.stringify(strange))).toEqual(emptyDraft);
  expect(draftOfText(JSON.stringify({ ...strange, place: tokyo }))).toEqual({ ...emptyDraft, place: tokyo });
});

test.each([
  ['past dates', '2027-03-13', dates],
  ['dates beyond the booking horizon', '2025-03-12', dates],
  ['too many nights', '2027-03-12', { ...dates, checkOut: '2027-04-20' }],
])('a search with %s keeps its place and party', (_what, today, chosen) =>
  expect(withBookableDates({ ...searched, dates: chosen }, today, someLimits)).toEqual({
    ...searched,
    dates: null,
  }),
);
test('a search with dates that can be booked is kept as it is', () => {
  expect(withBookableDates(searched, '2027-03-12', someLimits)).toEqual(searched);
});

const paris = { code: 'par', locationType: 'city', name: 'Paris' } as const;
test('a page without a stay keeps the remembered dates and travellers', () => {
  expect(completed({ place: paris }, full)).toEqual({ ...full, place: paris });
  expect(completed({ place: null }, full)).toEqual({ ...full, place: null });
});
test('a page with a stay replaces what was remembered', () => {
  const one = { adults: 1, childAges: [] };
  const stay = { dates: null, rooms: [one, one] };
  expect(completed({ place: paris, ...stay }, full)).toEqual({ place: paris, ...stay });
});
test('a place without a name keeps the remembered one, if it is the same', () => {
  expect(completed({ place: { ...tokyo, name: '' } }, full).place).toEqual(tokyo);
  expect(completed({ place: { ...paris, name: '' } }, full).place).toBeNull();
});
