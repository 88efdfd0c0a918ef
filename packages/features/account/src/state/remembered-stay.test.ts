import { draftKey } from '@voyage/site-core/preferences/preferences.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberedStay } from './remembered-stay.ts';

const searched = {
  place: { code: 'tyo', locationType: 'city', name: 'Tokyo' },
  dates: { checkIn: '2027-03-12', checkOut: '2027-03-15' },
  rooms: [{ adults: 2, childAges: [5] }],
};
const remember = (text: string | null) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === draftKey ? text : null) });
afterEach(() => vi.unstubAllGlobals());

test('the remembered stay is that of a complete search, with or without a place', () => {
  const stay = { ...searched.dates, rooms: [{ adults: 2, childAges: [5] }] };
  remember(JSON.stringify(searched));
  expect(rememberedStay()).toEqual(stay);
  remember(JSON.stringify({ ...searched, place: null }));
  expect(rememberedStay()).toEqual(stay);
});
test.each([
  ['without dates', JSON.stringify({ ...searched, dates: null })],
  ['without an age', JSON.stringify({ ...searched, rooms: [{ adults: 2, childAges: [5, null] }] })],
  ['with a room without an adult', JSON.stringify({ ...searched, rooms: [{ adults: 0, childAges: [] }] })],
  ['of nobody', null],
  ['that is not one', '{'],
])('a search %s is not a stay to remember', (_what, text) => {
  remember(text);
  expect(rememberedStay()).toBeNull();
});
