import { locales, type Locale } from '@voyage/domain/locale.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';
import { vocabulary } from '../vocabulary.ts';
import { loadHotels } from './load.ts';
import { readRooms } from './rooms.ts';
import { readings } from './suggest-lexicon.ts';
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

/** What is typed, and the first result: its kind, its code, and its whole English name. */
const table: [what: string, queries: [typed: string, kind: string, code: string, name: string][]][] = [
  [
    'a place by its official name, or with the word for what it is',
    [
      ['東京都', 'city', 'tyo', 'Tokyo'],
      ['东京都', 'city', 'tyo', 'Tokyo'],
      ['とうきょうと', 'city', 'tyo', 'Tokyo'],
      ['大阪府', 'city', 'osa', 'Osaka'],
      ['京都府', 'place', 'kyoto', 'Kyoto'],
      ['京都市', 'place', 'kyoto', 'Kyoto'],
      ['沖縄県', 'place', 'okinawa', 'Okinawa'],
      ['軽井沢町', 'place', 'karuizawa', 'Karuizawa'],
      ['ニューヨーク市', 'city', 'nyc', 'New York'],
      ['紐約市', 'city', 'nyc', 'New York'],
      ['曼谷市', 'city', 'bkk', 'Bangkok'],
      ['臺北市', 'place', 'taipei', 'Taipei'],
      ['上海市', 'place', 'shanghai', 'Shanghai'],
      ['香港特別行政區', 'place', 'hong-kong', 'Hong Kong'],
      ['new york city', 'city', 'nyc', 'New York'],
      ['New York City hotels', 'city', 'nyc', 'New York'],
      ['bangkok city', 'city', 'bkk', 'Bangkok'],
      ['hotels in bangkok city', 'city', 'bkk', 'Bangkok'],
      ['bankok city', 'city', 'bkk', 'Bangkok'],
      ['dubai city', 'city', 'dxb', 'Dubai'],
      ['paris city', 'city', 'par', 'Paris'],
      ['city of paris', 'city', 'par', 'Paris'],
      ['london city', 'city', 'lon', 'London'],
      ['rome city', 'place', 'rome', 'Rome'],
      ['phuket island', 'place', 'phuket', 'Phuket'],
      ['osaka-fu', 'city', 'osa', 'Osaka'],
      ['hokkaido prefecture', 'place', 'niseko', 'Niseko, Hokkaido'],
      ['mexico city', 'place', 'mexico-city', 'Mexico City'],
      ['garden city', 'place', 'cairo', 'Garden City, Cairo'],
      ['cape town', 'place', 'cape-town', 'Cape Town'],
      ['都柏林', 'place', 'dublin', 'Dublin'],
    ],
  ],
  [
    'other spellings of a name in kana',
    [
      ['トーキョー', 'city', 'tyo', 'Tokyo'],
      ['ヴェニス', 'place', 'venice', 'Venice'],
      ['ベニス', 'place', 'venice', 'Venice'],
      ['ベネツィア', 'place', 'venice', 'Venice'],
      ['ヴァンクーヴァー', 'place', 'vancouver', 'Vancouver'],
      ['プロバンス', 'place', 'provence', 'Provence'],
      ['エジンバラ', 'place', 'edinburgh', 'Edinburgh'],
      ['ドブロブニク', 'place', 'dubrovnik', 'Dubrovnik'],
      ['マジョルカ', 'place', 'mallorca', 'Mallorca'],
    ],
  ],
  [
    'a larger area',
    [
      ['Hokkaido', 'place', 'niseko', 'Niseko, Hokkaido'],
      ['北海道', 'place', 'niseko', 'Niseko, Hokkaido'],
      ['ほっかいどう', 'place', 'niseko', 'Niseko, Hokkaido'],
      ['hokkaidou', 'place', 'niseko', 'Niseko, Hokkaido'],
      ['beihaidao', 'place', 'niseko', 'Niseko, Hokkaido'],
      ['Tuscany', 'place', 'florence', 'Florence, Tuscany'],
      ['toscana', 'place', 'florence', 'Florence, Tuscany'],
      ['托斯卡納', 'place', 'florence', 'Florence, Tuscany'],
      ['托斯卡尼', 'place', 'florence', 'Florence, Tuscany'],
      ['托斯卡纳', 'place', 'florence', 'Florence, Tuscany'],
      ['トスカーナ', 'place', 'florence', 'Florence, Tuscany'],
      ['tuscny', 'place', 'florence', 'Florence, Tuscany'],
      ['Yunnan', 'place', 'lijiang', 'Lijiang, Yunnan'],
      ['雲南', 'place', 'lijiang', 'Lijiang, Yunnan'],
      ['云南省', 'place', 'lijiang', 'Lijiang, Yunnan'],
      ['Andalusia', 'place', 'seville', 'Seville, Andalusia'],
      ['安達魯西亞', 'place', 'seville', 'Seville, Andalusia'],
      ['安达卢西亚', 'place', 'seville', 'Seville, Andalusia'],
      ['アンダルシア', 'place', 'seville', 'Seville, Andalusia'],
      ['catalonia', 'city', 'bcn', 'Barcelona, Catalonia'],
      ['カリフォルニア州', 'city', 'lax', 'Los Angeles, California'],
      ['加州', 'city', 'lax', 'Los Angeles, California'],
      ['bavaria', 'place', 'munich', 'Munich, Bavaria'],
      ['西西里島', 'place', 'taormina', 'Taormina, Sicily'],
      ['hotels in tuscany', 'place', 'florence', 'Florence, Tuscany'],
      ['bali', 'city', 'dps', 'Bali'],
      ['关西', 'airport', 'osa', 'Kansai (KIX)'],
      ['ヨーロッパ', 'region', 'central-europe', 'Central Europe and the Alps'],
      ['歐洲', 'region', 'british-isles', 'Britain and Ireland'],
    ],
  ],
  [
    'a group with two letters exchanged',
    [
      ['aurelain', 'group', 'aurelian', 'Aurelian Collection'],
      ['auerlian', 'group', 'aurelian', 'Aurelian Collection'],
    ],
  ],
];
describe.each(table)('%s', (_what, queries) => {
  test.each(queries)('%s: the %s %s %s', (typed, kind, code, name) => {
    expect(answer(typed)[0]).toMatchObject({ kind, code, name });
  });
});

test('every area is found by its name in each language, and returns hotels of its places', () => {
  for (const { codes, name } of vocabulary().areas)
    for (const locale of locales) {
      const found = answer(name[locale], locale);
      expect(
        found.map(({ code }) => code),
        name[locale],
      ).toEqual(expect.arrayContaining(codes));
      const places = codes.filter((code) => vocabulary().places.has(code));
      const hotels = found.flatMap(({ kind, code }) =>
        kind === 'hotel' ? [store.hotels.get(Number(code))?.place.code] : [],
      );
      // an airport of the same name comes first, and brings none
      if (places.length > 0 && found[0]?.kind !== 'airport')
        expect(hotels, name[locale]).toContainEqual(expect.toBeOneOf(places));
    }
});

/** Known places in which there are no hotels, and which resemble others. */
const elsewhere =
  '坎城 南京 台南 成都 蘇州 九州 神戸 釜山 桂林 廈門 巴林 古巴 Köln Bern Burma Kyushu Malta Atami Poland Kenting Guangzhou Colombo Belgrade Iran Lima Oslo Cuba Syria Verona Izu きゅうしゅう';
test.each(elsewhere.split(' '))('%s, which is elsewhere, finds nothing', (typed) => {
  expect(answer(typed).map(({ name }) => name)).toEqual([]);
});

test('every hotel with a Japanese name is found by that name in kana', () => {
  const houses = [...store.hotels.values()].filter(({ name }) => /^\S+[亭庵荘閣] /.test(name.ja));
  expect(houses.length).toBeGreaterThan(4);
  for (const { id, name } of houses) {
    const [own = ''] = name.ja.split(' ');
    const kana = readings().of(own, 'kana');
    expect(kana, own).not.toBeNull();
    expect(
      suggest(kana ?? '', 20, 'ja').suggestions.map(({ code }) => code),
      `${kana} for ${name.ja}`,
    ).toContain(String(id));
  }
});

test('a hotel whose name has a character without a known reading is found by the rest of it', () => {
  const [hotel] = store.hotels.values();
  if (!hotel) throw new Error('no hotels');
  const other = new Store();
  other.put({ ...hotel, name: { ...hotel.name, ja: '龘雪見亭 箱根', 'zh-cn': '箱根齾雪见亭' } });
  const { suggest: find } = suggesterOf(other, () => []);
  for (const typed of ['ゆきみてい', 'ユキミテイ', 'xuejianting'])
    expect(find(typed, 8, 'ja').suggestions, typed).toContainEqual(
      expect.objectContaining({ code: String(hotel.id) }),
    );
});
