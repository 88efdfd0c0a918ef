import { expect, test } from 'vitest';
import { recentOfText, withSearch, type RecentSearch } from './recent-searches.ts';
import type { SearchDraft } from './remembered-search.ts';

const tokyo = { code: 'tyo', locationType: 'city', name: 'Tokyo' } as const;
const dates = { checkIn: '2027-03-12', checkOut: '2027-03-15' };
const full: SearchDraft = { place: tokyo, dates, rooms: [{ adults: 2, childAges: [5, null] }] };

const searched: SearchDraft = { ...full, rooms: [{ adults: 2, childAges: [5] }] };
const recent = (code: string): RecentSearch => ({
  ...searched,
  place: { ...tokyo, code },
  locale: 'en',
});
test('the latest search comes first, each place once, four at most', () => {
  const earlier = ['par', 'tyo', 'bkk', 'dps'].map(recent);
  expect(withSearch(earlier, searched, 'ja').map(({ place, locale }) => [place.code, locale])).toEqual([
    ['tyo', 'ja'],
    ['par', 'en'],
    ['bkk', 'en'],
    ['dps', 'en'],
  ]);
  expect(withSearch(earlier, { ...searched, place: { ...tokyo, code: 'lon' } }, 'en')).toHaveLength(4);
});
test('an incomplete search is not stored', () => {
  expect(withSearch([], full, 'en')).toEqual([]);
  expect(withSearch([], { ...searched, dates: null }, 'en')).toEqual([]);
});
test('invalid stored searches are left out', () => {
  const kept = [recent('par'), { place: null }, 7, { ...recent('tyo'), locale: 'xx' }];
  expect(recentOfText(JSON.stringify(kept))).toEqual([recent('par')]);
  expect(recentOfText('{"place":1}')).toEqual([]);
});
