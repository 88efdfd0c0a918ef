import type { Locale } from '@voyage/domain/locale.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';
import { vocabulary } from '../vocabulary.ts';
import { allCountryNames } from './country-names.ts';
import { fold } from '@voyage/suggest/fold.ts';
import { loadHotels } from './load.ts';
import { readRooms } from './rooms.ts';
import { Store } from './store.ts';
import { suggesterOf } from './suggest.ts';

let service: TestService;
const store = new Store();
let suggest: ReturnType<typeof suggesterOf>['suggest'];
beforeAll(async () => {
  service = await startService();
  await loadHotels(service.services.db, store, {
    supplier: 'embedded',
    pictureHosts: [],
    readRest: readRooms,
  });
  ({ suggest } = suggesterOf(store, () => []));
});
afterAll(() => service.close());

const answer = (typed: string, locale: Locale = 'en') => suggest(typed, 8, locale).suggestions;
const countryOf = ({ kind, code }: { kind: string; code: string }): string | undefined =>
  kind === 'hotel' ? store.hotels.get(Number(code))?.place.country : vocabulary().places.get(code)?.country;

/** What is typed, the first result, and part of its English name. */
const table: [what: string, queries: [typed: string, kind: string, code: string, name?: string][]][] = [
  [
    'countries, in four scripts and by other names',
    [
      ['thailand', 'city', 'bkk'],
      ['Thailand', 'city', 'bkk'],
      ['泰國', 'city', 'bkk'],
      ['泰国', 'city', 'bkk'],
      ['タイ', 'city', 'bkk'],
      ['thai', 'city', 'bkk'],
      ['thailnad', 'city', 'bkk'],
      ['italy', 'city', 'mil'],
      ['Italia', 'city', 'mil'],
      ['義大利', 'city', 'mil'],
      ['意大利', 'city', 'mil'],
      ['イタリア', 'city', 'mil'],
      ['いたりあ', 'city', 'mil'],
      ['itaria', 'city', 'mil'],
      ['france', 'city', 'par'],
      ['法國', 'city', 'par'],
      ['フランス', 'city', 'par'],
      ['Deutschland', 'place', 'berlin'],
      ['ドイツ', 'place', 'berlin'],
      ['España', 'city', 'bcn'],
      ['usa', 'city', 'nyc'],
      ['america', 'city', 'nyc'],
      ['美國', 'city', 'nyc'],
      ['米国', 'city', 'nyc'],
      ['アメリカ', 'city', 'nyc'],
      ['uk', 'city', 'lon'],
      ['england', 'city', 'lon'],
      ['英國', 'city', 'lon'],
      ['イギリス', 'city', 'lon'],
      ['scotland', 'place', 'edinburgh'],
      ['holland', 'city', 'ams'],
      ['turkey', 'city', 'ist'],
      ['新西蘭', 'place', 'queenstown'],
      ['紐西蘭', 'place', 'queenstown'],
      ['hotels in thailand', 'city', 'bkk'],
      ['泰國飯店', 'city', 'bkk'],
      ['japan', 'region', 'japan'],
      ['singapore', 'city', 'sin'],
      ['taiguo', 'city', 'bkk'],
      ['xibanya', 'city', 'bcn'],
      ['meiguo', 'city', 'nyc'],
      ['みなみあふりか', 'place', 'cape-town'],
    ],
  ],
  [
    'words beside a name',
    [
      ['tokyo spa', 'city', 'tyo'],
      ['tokio spa', 'city', 'tyo'],
      ['spa in tokyo', 'city', 'tyo'],
      ['paris luxury hotel', 'city', 'par'],
      ['best luxury hotel paris', 'city', 'par'],
      ['paris honeymoon', 'city', 'par'],
      ['pariss honeymoon', 'city', 'par'],
      ['hakone ryokan', 'place', 'hakone'],
      ['hakone onsen ryokan', 'place', 'hakone'],
      ['東京 飯店', 'city', 'tyo'],
      ['東京 水療', 'city', 'tyo'],
      ['東京 スパ', 'city', 'tyo'],
      ['東京スパ', 'city', 'tyo'],
      ['箱根 溫泉', 'place', 'hakone'],
      ['箱根溫泉旅館', 'place', 'hakone'],
      ['曼谷五星級酒店', 'city', 'bkk'],
      ['巴黎 奢華 酒店', 'city', 'par'],
      ['halcyon tokyo spa', 'hotel', '', 'Halcyon Shiodome'],
      ['ginza hotel', 'city', 'tyo', 'Ginza'],
    ],
  ],
  [
    'a typing error beside other words',
    [
      ['jade harbor bangkok', 'hotel', '', 'Jade Harbour Bangkok'],
      ['jade harbour bankok', 'hotel', '', 'Jade Harbour Bangkok'],
      ['bankok jade harbour', 'hotel', '', 'Jade Harbour Bangkok'],
      ['halcyon tokio', 'hotel', '', 'Halcyon Shiodome'],
      ['barcelna hotel', 'city', 'bcn'],
      ['hotel barcelna', 'city', 'bcn'],
      ['hotels in barcelna', 'city', 'bcn'],
      ['luxury hotel pariss', 'city', 'par'],
    ],
  ],
];
describe.each(table)('%s', (_what, queries) => {
  test.each(queries)('%s: the %s %s %s', (typed, kind, code, name) => {
    const [first] = answer(typed);
    expect(first).toMatchObject({ kind, ...(code ? { code } : {}) });
    if (name) expect(first?.name).toContain(name);
  });
});

const countries = [...new Set([...vocabulary().places.values()].map(({ country }) => country))];
test.each(countries)('every name of %s brings its places first, and its hotels only', (country) => {
  const names = allCountryNames(country).filter((name) => fold(name) !== '');
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const name of names) {
    const found = answer(name);
    const first = found.find(({ kind }) => kind !== 'region');
    expect(first && countryOf(first), name).toBe(country);
    const hotels = found.filter(({ kind }) => kind === 'hotel');
    expect(hotels.length, name).toBeGreaterThan(0);
    // that a hotel's own name holds the word is marked: Ísland finds an island
    for (const hotel of hotels.filter(({ marked }) => marked.length === 0))
      expect(countryOf(hotel), `${name}: ${hotel.name}`).toBe(country);
  }
});

test('words for a hotel do not change what a place finds', () => {
  for (const place of ['Tokyo', 'Barcelona', 'Kyoto', 'Thailand', '東京', '曼谷'])
    for (const query of [`${place} hotel`, `hotels in ${place}`, `${place} spa hotel`, `${place} 飯店`])
      expect(
        answer(query).map(({ code }) => code),
        query,
      ).toEqual(answer(place).map(({ code }) => code));
});

test('one error in a word gives the same first result as none', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const hotel of store.hotels.values()) {
    const name = hotel.name.en;
    const words = name.split(' ');
    if (words.length < 2 || answer(name)[0]?.code !== String(hotel.id)) continue;
    for (const [i, word] of words.entries()) {
      if (!/^[a-z]{6,}$/i.test(word)) continue;
      const middle = word.length >> 1;
      const typed = words.with(i, word.slice(0, middle) + word.slice(middle + 1)).join(' ');
      count++;
      if (answer(typed)[0]?.name !== name) wrong.push(`${typed}: ${answer(typed)[0]?.name}`);
    }
  }
  expect(count).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('names what was typed beside the displayed name', () => {
  const [edo] = answer('edo');
  expect(edo).toMatchObject({ name: 'Tokyo', marked: [], matched: { name: 'edo', marked: [[0, 3]] } });
  expect(answer('泰國')[0]).toMatchObject({ name: 'Bangkok', matched: { name: '泰國', marked: [[0, 2]] } });
  expect(answer('とうきょう', 'ja')[0]).toMatchObject({ name: '東京', marked: [[0, 2]] });
  expect(answer('とうきょう', 'ja')[0]).not.toHaveProperty('matched');
  expect(answer('rokyo')[0]).toMatchObject({ name: 'Tokyo', marked: [] });
  expect(answer('rokyo')[0]).not.toHaveProperty('matched');
});
