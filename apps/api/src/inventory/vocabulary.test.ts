import { locales, type Locale } from '@voyage/domain/locale.ts';
import { describe, expect, test } from 'vitest';
import { initialRates } from '../rates/table.ts';
import { numbersIn } from '../../testing/numbers-in-text.ts';
import { readFlagships } from './embedded/hotels/flagships.ts';
import { generateHotels } from './embedded/hotels/generate.ts';
import { vocabulary } from './vocabulary.ts';

const words = vocabulary();

/** The categories of a room as hotels of each market name them, lowest first. */
const ladders: Record<Locale, string[]> = {
  en: [
    'Standard',
    'Superior',
    'Deluxe',
    'Premier',
    'Corner',
    'Junior Suite',
    'One-Bedroom Suite',
    'Two-Bedroom Suite',
  ],
  'zh-tw': ['標準', '高級', '豪華', '尊貴', '轉角', '精緻套房', '單臥室套房', '雙臥室套房'],
  'zh-cn': ['标准', '高级', '豪华', '尊贵', '转角', '小型套房', '单卧室套房', '双卧室套房'],
  ja: [
    'スタンダード',
    'スーペリア',
    'デラックス',
    'プレミア',
    'コーナー',
    'ジュニアスイート',
    '1ベッドルームスイート',
    '2ベッドルームスイート',
  ],
};
const graded = [
  'deluxe-king',
  'premier-king',
  'corner-king',
  'junior-suite',
  'one-bedroom-suite',
  'two-bedroom-suite',
];

describe.each(locales)('room types in %s', (locale) => {
  const rank = (code: string) =>
    ladders[locale].findIndex((word) => words.rooms.get(code)?.name[locale].includes(word));

  test('are ranked by name as by price', () => {
    const byPrice = graded.toSorted(
      (a, b) => (words.rooms.get(a)?.factorPermille ?? 0) - (words.rooms.get(b)?.factorPermille ?? 0),
    );
    const ranks = byPrice.map(rank);
    expect(
      ranks.every((r) => r >= 0),
      ranks.join(),
    ).toBe(true);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  test('are never called ordinary', () => {
    for (const room of words.rooms.values())
      expect(room.name[locale]).not.toMatch(/ordinary|普通|經濟|经济|エコノミー|居室/i);
  });

  test('have distinct names', () => {
    const names = [...words.rooms.values()].map((room) => room.name[locale]);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Unsuitable names of a luxury hotel: lodging of another class, and words with another meaning (leave, hospital, camping). */
const unfit: Record<Locale, RegExp> = {
  en: /hostel|motel|guest ?house|lodging/i,
  'zh-tw': /旅舍|旅社|旅店|旅宿|民宿|客棧|招待所|青年|背包|露營|野營|[離退]|佩勒姆院/,
  'zh-cn': /旅舍|旅社|旅店|旅馆|民宿|客栈|招待所|青年|背包|露营|野营|街屋|[离退]|佩勒姆院/,
  ja: /ゲストハウス|ホステル|民宿|旅籠|モーテル|キャンプ(?!ス・ベイ)/,
};

test('no name of a hotel, a brand or a group is unsuitable for a luxury hotel', () => {
  const hotels = [
    ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
  ];
  expect(hotels).toHaveLength(4100);
  for (const locale of locales) {
    const names = [
      ...hotels.map(({ hotel }) => hotel.name[locale]),
      ...[...words.brands.values(), ...words.groups.values()].map(({ name }) => name[locale]),
    ];
    expect(
      names.filter((name) => unfit[locale].test(name)),
      locale,
    ).toEqual([]);
  }
});

test('a group describes each of its brands once, under the brand’s code', () => {
  for (const group of words.groups.values())
    expect(group.brands.map((brand) => brand.code).toSorted(), group.code).toEqual(
      [...words.brands.values()]
        .filter((brand) => brand.group === group.code)
        .map((brand) => brand.code)
        .toSorted(),
    );
});

describe('numbers are the same in each language', () => {
  const texts: [string, Record<Locale, string>][] = [
    ...[...words.places.values()].flatMap(({ code, standfirst }): [string, Record<Locale, string>][] =>
      standfirst ? [[`place ${code}`, standfirst]] : [],
    ),
    ...[...words.groups.values()].map(({ code, story }): [string, Record<Locale, string>] => [
      `group ${code}`,
      story,
    ]),
    ...[...words.plans.values()].map(({ code, summary }): [string, Record<Locale, string>] => [
      `rate plan ${code}`,
      summary,
    ]),
  ];
  test.each(texts)('%s', (_, text) => {
    for (const locale of locales)
      expect(numbersIn(text[locale], locale), locale).toEqual(numbersIn(text.en, 'en'));
  });
});
