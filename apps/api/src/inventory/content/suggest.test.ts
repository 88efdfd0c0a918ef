import type { Locale } from '@voyage/domain/locale.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';
import { loadHotels } from './load.ts';
import { readRooms } from './rooms.ts';
import { Store } from './store.ts';
import { suggesterOf } from './suggest.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

async function createSuggester() {
  const store = new Store();
  await loadHotels(s.services.db, store, { supplier: 'embedded', pictureHosts: [], readRest: readRooms });
  return { store, ...suggesterOf(store, () => []) };
}

interface Answer {
  kind: string;
  code: string;
  name: string;
  detail: string;
}
const suggestions = async (q: string, locale: Locale = 'en'): Promise<Answer[]> =>
  (await s.call('GET', `v1/search?q=${encodeURIComponent(q)}`, { locale })).data.suggestions as Answer[];

/** What is typed, and the first result: its kind, its code, and part of its English name. */
const table: [what: string, queries: [typed: string, kind: string, code: string, name?: string][]][] = [
  [
    'cities and places, in four scripts',
    [
      ['Tokyo', 'city', 'tyo'],
      ['東京', 'city', 'tyo'],
      ['东京', 'city', 'tyo'],
      ['とうきょう', 'city', 'tyo'],
      ['トウキョウ', 'city', 'tyo'],
      ['toukyou', 'city', 'tyo'],
      ['dongjing', 'city', 'tyo'],
      ['パリ', 'city', 'par'],
      ['ﾊﾟﾘ', 'city', 'par'],
      ['ＰＡＲＩＳ', 'city', 'par'],
      ['洛杉磯', 'city', 'lax'],
      ['洛杉矶', 'city', 'lax'],
      ['luoshanji', 'city', 'lax'],
      ['臺北', 'place', 'taipei'],
      ['台北', 'place', 'taipei'],
      ['taibei', 'place', 'taipei'],
      ['kyouto', 'place', 'kyoto'],
      ['きょうと', 'place', 'kyoto'],
      ['jingdu', 'place', 'kyoto'],
      ['ヴェネツィア', 'place', 'venice'],
      ['雪梨', 'place', 'sydney'],
      ['悉尼', 'place', 'sydney'],
    ],
  ],
  [
    'accents and letters of their own, with and without',
    [
      ['Zürich', 'place', 'zurich'],
      ['zurich', 'place', 'zurich'],
      ['Reykjavík', 'place', 'reykjavik'],
      ['san jose', 'place', 'los-cabos', 'San José del Cabo'],
      ['San José', 'place', 'los-cabos', 'San José del Cabo'],
      ['Río Serrano', 'place', 'torres-del-paine', 'Río Serrano'],
      ['svolvaer', 'place', 'lofoten', 'Svolvær'],
      ['Svolvær', 'place', 'lofoten', 'Svolvær'],
      ['ringstrasse', 'place', 'vienna', 'Ringstraße'],
      ['nisantasi', 'city', 'ist', 'Nişantaşı'],
      ['göreme', 'place', 'cappadocia', 'Göreme'],
      ['Trocadéro', 'city', 'par', 'Trocadéro'],
      ['saint germain', 'city', 'par', 'Saint-Germain-des-Prés'],
    ],
  ],
  [
    'districts, in kana, in ideographs and by their readings',
    [
      ['Ginza', 'city', 'tyo', 'Ginza'],
      ['ギンザ', 'city', 'tyo', 'Ginza'],
      ['ぎんざ', 'city', 'tyo', 'Ginza'],
      ['銀座', 'city', 'tyo', 'Ginza'],
      ['银座', 'city', 'tyo', 'Ginza'],
      ['yinzuo', 'city', 'tyo', 'Ginza'],
      ['ろっぽんぎ', 'city', 'tyo', 'Roppongi'],
      ['liubenmu', 'city', 'tyo', 'Roppongi'],
      ['しんさいばし', 'city', 'osa', 'Shinsaibashi'],
      ['心齋橋', 'city', 'osa', 'Shinsaibashi'],
      ['心斋桥', 'city', 'osa', 'Shinsaibashi'],
      ['あらしやま', 'place', 'kyoto', 'Arashiyama'],
      ['lanshan', 'place', 'kyoto', 'Arashiyama'],
      ['ワイキキ', 'city', 'hnl', 'Waikiki'],
      ['おーちゃーど', 'city', 'sin', 'Orchard'],
      ['wujielu', 'city', 'sin', 'Orchard'],
      ['苏豪区', 'city', 'nyc', 'SoHo'],
      ['マレ', 'place', 'maldives', 'Malé'],
      ['wangfujing', 'place', 'beijing', 'Wangfujing'],
      ['外灘', 'place', 'shanghai', 'The Bund'],
      ['waitan', 'place', 'shanghai', 'The Bund'],
    ],
  ],
  [
    'airports, by code and by name',
    [
      ['NRT', 'airport', 'tyo', 'Narita (NRT)'],
      ['narita', 'airport', 'tyo', 'Narita (NRT)'],
      ['なりた', 'airport', 'tyo', 'Narita (NRT)'],
      ['成田', 'airport', 'tyo', 'Narita (NRT)'],
      ['chengtian', 'airport', 'tyo', 'Narita (NRT)'],
      ['はねだ', 'airport', 'tyo', 'Haneda (HND)'],
      ['关西', 'airport', 'osa', 'Kansai (KIX)'],
      ['heathrow', 'airport', 'lon', 'Heathrow (LHR)'],
      ['ヒースロー', 'airport', 'lon', 'Heathrow (LHR)'],
      ['希斯洛', 'airport', 'lon', 'Heathrow (LHR)'],
      ['daigaole', 'airport', 'par', 'Charles de Gaulle (CDG)'],
      ['sabiha gokcen', 'airport', 'ist', 'Sabiha Gökçen (SAW)'],
      ['桃園', 'airport', 'taipei', 'Taoyuan (TPE)'],
    ],
  ],
  [
    'regions, groups and brands',
    [
      ['japan', 'region', 'japan'],
      ['にほん', 'region', 'japan'],
      ['riben', 'region', 'japan'],
      ['東南亞', 'region', 'southeast-asia'],
      ['とうなんあじあ', 'region', 'southeast-asia'],
      ['北欧', 'region', 'nordics'],
      ['Halcyon & Rowe', 'group', 'halcyon-rowe'],
      ['きたむら', 'group', 'kitamura'],
      ['佩勒姆', 'group', 'pelham'],
      ['peilemu', 'group', 'pelham'],
      ['maison alcide', 'group', 'maison-alcide'],
      ['オーレリアン・パレス', 'brand', 'aurelian-palace'],
      ['奥瑞廉宫', 'brand', 'aurelian-palace'],
      ['aoruiliangong', 'brand', 'aurelian-palace'],
      ['jade', 'group', 'jade-harbour'],
    ],
  ],
  [
    'hotels and articles',
    [
      ['The Type Pickers', 'hotel', '', 'Type Pickers'],
      ['halcyon south bank', 'hotel', '', 'Halcyon South Bank'],
      ['ハルシオン 東京', 'hotel', '', 'Halcyon'],
      ['文選荘', 'hotel', '', 'Type Pickers'],
      ['ぶんせんそう', 'hotel', '', 'Type Pickers'],
      ['a winter week in kyoto', 'article', 'kyoto-winter-week'],
      ['京都冬日', 'article', 'kyoto-winter-week'],
      ['寝台列車', 'article', 'two-nights-on-a-sleeper-train'],
      ['怎麼讀懂一間飯店的早餐', 'article', 'reading-a-hotel-breakfast'],
    ],
  ],
  [
    'one typing error, anywhere',
    [
      ['rokyo', 'city', 'tyo'],
      ['londno', 'city', 'lon'],
      ['bankok', 'city', 'bkk'],
      ['barcelnoa', 'city', 'bcn'],
      ['gimza', 'city', 'tyo', 'Ginza'],
      ['roponggi', 'city', 'tyo', 'Roppongi'],
      ['naritq', 'airport', 'tyo', 'Narita (NRT)'],
      ['heatrow', 'airport', 'lon', 'Heathrow (LHR)'],
      ['とうきうう', 'city', 'tyo'],
      ['しんさいばじ', 'city', 'osa', 'Shinsaibashi'],
      ['巴塞罗拿', 'city', 'bcn'],
      ['dongjjng', 'city', 'tyo'],
      ['halcyon rowa', 'group', 'halcyon-rowe'],
      ['southeasr asia', 'region', 'southeast-asia'],
      ['halcyom south bank', 'hotel', '', 'Halcyon South Bank'],
      ['typepickars house', 'hotel', '', 'Type Pickers'],
      ['新家坡', 'city', 'sin'],
      ['洛杉几', 'city', 'lax'],
      ['bangkok jede', 'hotel', '', 'Jade'],
      ['florenz', 'place', 'florence'],
    ],
  ],
  [
    'a name of two ideographs with one of them wrong',
    [
      ['牛約', 'city', 'nyc'],
      ['牛约', 'city', 'nyc'],
      ['紐越', 'city', 'nyc'],
      ['倫墩', 'city', 'lon'],
      ['巴犁', 'city', 'par'],
      ['曼古', 'city', 'bkk'],
      ['東経', 'city', 'tyo'],
    ],
  ],
  [
    'several words, in any order',
    [
      ['bangkok jade', 'hotel', '', 'Jade'],
      ['jade bangkok', 'hotel', '', 'Jade'],
      ['south bank halcyon', 'hotel', '', 'Halcyon South Bank'],
      ['tokyo ginza', 'city', 'tyo', 'Ginza'],
      ['ginza tokyo', 'city', 'tyo', 'Ginza'],
      ['japan tokyo', 'city', 'tyo', 'Tokyo'],
      ['hotels in kyoto', 'place', 'kyoto'],
      ['kyoto hotel', 'place', 'kyoto'],
      ['京都 飯店', 'place', 'kyoto'],
      ['京都飯店', 'place', 'kyoto'],
      ['東京ホテル', 'city', 'tyo'],
      ['曼谷酒店', 'city', 'bkk'],
      ['東京 銀座', 'city', 'tyo', 'Ginza'],
      ['东京银座', 'city', 'tyo', 'Ginza'],
      ['銀座東京', 'city', 'tyo', 'Ginza'],
      ['とうきょう ぎんざ', 'city', 'tyo', 'Ginza'],
      ['london airport', 'airport', 'lon'],
      ['成田空港', 'airport', 'tyo', 'Narita (NRT)'],
      ['桃园机场', 'airport', 'taipei'],
      ['narita tokyo', 'airport', 'tyo', 'Narita (NRT)'],
      ['palace aurelian', 'brand', 'aurelian-palace'],
      ['rowe halcyon', 'group', 'halcyon-rowe'],
      ['東京 ハルシオン', 'hotel', '', 'Halcyon'],
    ],
  ],
  [
    'other names of a place: of the mainland, of Taiwan, in either script, and old ones',
    [
      ['峇里岛', 'city', 'dps'],
      ['巴厘島', 'city', 'dps'],
      ['巴塞隆纳', 'city', 'bcn'],
      ['巴塞羅那', 'city', 'bcn'],
      ['伊斯坦布爾', 'city', 'ist'],
      ['伊斯坦堡', 'city', 'ist'],
      ['constantinople', 'city', 'ist'],
      ['君士坦丁堡', 'city', 'ist'],
      ['阿布札比', 'city', 'auh'],
      ['三藩市', 'city', 'sfo'],
      ['桑港', 'city', 'sfo'],
      ['hawaii', 'city', 'hnl'],
      ['夏威夷', 'city', 'hnl'],
      ['edo', 'city', 'tyo'],
      ['peking', 'place', 'beijing'],
      ['北平', 'place', 'beijing'],
      ['琉球', 'place', 'okinawa'],
      ['琅勃拉邦', 'place', 'luang-prabang'],
      ['瑯勃拉邦', 'place', 'luang-prabang'],
      ['马尔地夫', 'place', 'maldives'],
      ['馬爾代夫', 'place', 'maldives'],
      ['毛里求斯', 'place', 'mauritius'],
      ['翡冷翠', 'place', 'florence'],
      ['佛羅倫薩', 'place', 'florence'],
      ['威尼斯', 'place', 'venice'],
      ['wien', 'place', 'vienna'],
      ['praha', 'place', 'prague'],
      ['lisboa', 'place', 'lisbon'],
      ['高雪維爾', 'place', 'courchevel'],
      ['ceylon', 'place', 'galle'],
    ],
  ],
];

describe.each(table)('%s', (_what, queries) => {
  test.each(queries)('%s: the %s %s %s', async (typed, kind, code, name) => {
    const [first] = await suggestions(typed);
    expect(first, typed).toMatchObject({ kind, ...(code ? { code } : {}) });
    if (name) expect(first?.name).toContain(name);
  });
});

test('uses the language of the visitor', async () => {
  expect((await suggestions('narita', 'ja'))[0]).toEqual({
    kind: 'airport',
    code: 'tyo',
    name: '成田 (NRT)',
    marked: [[0, 2]],
    detail: '東京・日本',
  });
  expect((await suggestions('narita', 'zh-cn'))[0]?.name).toBe('成田 (NRT)');
  expect((await suggestions('ginza', 'zh-tw'))[0]?.name).toBe('銀座・東京');
});

test('a match by name is not displaced by a match by reading', async () => {
  expect((await suggestions('ro')).slice(0, 3).map(({ name }) => name)).toContain('Rome');
  expect((await suggestions('bo')).every(({ name }) => /bo/i.test(name))).toBe(true);
});

test('hotels leave room for other matches of a name', async () => {
  const found = await suggestions('hotel');
  expect(found).toHaveLength(8);
  expect(found.filter(({ kind }) => kind === 'hotel').length).toBeGreaterThan(3);
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'article', code: 'reading-a-hotel-breakfast' }),
  );
});

test('a hotel is suggested as it is now, not as it was when the index was made', async () => {
  const { store, suggest } = await createSuggester();
  const [hotel] = store.hotels.values();
  if (!hotel) throw new Error('no hotels');
  expect(suggest(hotel.name.en, 1, 'en').suggestions[0]?.name).toBe(hotel.name.en);
  store.put({ ...hotel, name: { ...hotel.name, ja: '新しい名前' } });
  expect(suggest(hotel.name.en, 1, 'ja').suggestions[0]?.name).toBe('新しい名前');
});

test('while hotels are added, queries find what was there, and the new ones soon', async () => {
  const { store, suggest, warm } = await createSuggester();
  const [hotel] = store.hotels.values();
  if (!hotel) throw new Error('no hotels');
  await warm();
  const name = 'Quixotic Lighthouse';
  store.put({
    ...hotel,
    id: 9_000_001,
    slug: 'quixotic',
    name: { en: name, ja: name, 'zh-tw': name, 'zh-cn': name },
  });
  expect(suggest(name, 1, 'en').suggestions).toEqual([]);
  expect(suggest(hotel.name.en, 1, 'en').suggestions[0]?.name).toBe(hotel.name.en);
  await expect.poll(() => suggest(name, 1, 'en').suggestions[0]?.name, { interval: 5 }).toBe(name);
});

test('the index is built in steps between which other requests run', async () => {
  const { warm } = await createSuggester();
  // Turns of the event loop rather than ticks of a clock, of which a fast machine has few.
  let others = 0;
  const count = () => {
    others += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await warm();
  clearImmediate(next);
  expect(others).toBeGreaterThan(20);
});

test('a query during the first build does not wait for its pauses', async () => {
  const { store, suggest, warm } = await createSuggester();
  const [hotel] = store.hotels.values();
  if (!hotel) throw new Error('no hotels');
  const warming = warm();
  expect(suggest(hotel.name.en, 1, 'en').suggestions[0]?.name).toBe(hotel.name.en);
  await warming;
  expect(suggest(hotel.name.en, 1, 'en').suggestions[0]?.name).toBe(hotel.name.en);
});

test('a hotel with every word in its own name comes before those that only contain them elsewhere', async () => {
  expect((await suggestions('bangkok jade'))[0]?.name).toBe('Jade Harbour Bangkok');
});

test('a name typed without an error suggests nothing that resembles it', async () => {
  const found = await suggestions('とうきょう');
  expect(found.filter(({ kind }) => kind !== 'hotel').map(({ name }) => name)).toEqual(['Tokyo']);
});

test('a few letters that name something do not find what contains them within or across words', async () => {
  const { store, suggest } = await createSuggester();
  const hotels = [...store.hotels.values()].slice(0, 3);
  const names = ['Turtle Dove', 'Aurelian House Doha', 'Villa Edo'];
  for (const [i, hotel] of hotels.entries()) {
    const en = names[i] ?? '';
    store.put({ ...hotel, name: { en, ja: en, 'zh-tw': en, 'zh-cn': en } });
  }
  const found = suggest('Edo', 8, 'en').suggestions.map(({ name }) => name);
  expect(found[0]).toBe('Tokyo');
  expect(found).toContain('Villa Edo');
  expect(found).not.toContain('Turtle Dove');
  expect(found).not.toContain('Aurelian House Doha');
});

/** A place found by another name, by its reading or despite an error. */
test.each([
  ['bankok', 'Bangkok'],
  ['florenz', 'Florence'],
  ['とうきょう', 'Tokyo'],
  ['dongjing', 'Tokyo'],
  ['edo', 'Tokyo'],
  ['牛約', 'New York'],
])('%s finds the hotels that %s finds', async (typed, name) => {
  const hotels = (found: Answer[]) => found.filter(({ kind }) => kind === 'hotel').map(({ code }) => code);
  const expected = hotels(await suggestions(name));
  expect(expected.length).toBeGreaterThan(0);
  expect(hotels(await suggestions(typed))).toEqual(expect.arrayContaining(expected.slice(0, 3)));
});

test('drafts are not suggested, and unknown text has no results', async () => {
  expect(await suggestions('Long flights: the 24 hours')).toEqual([]);
  expect(await suggestions('xqzvwk')).toEqual([]);
});
