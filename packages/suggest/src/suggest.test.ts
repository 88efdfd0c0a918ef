import { inEveryLocale, type LocalizedText } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import type { Entry, EntryKind } from './entry.ts';
import { fold } from './fold.ts';
import { Readings } from './readings.ts';
import { suggester } from './suggest.ts';

// With a handful of names; apps/api tries some hundred queries on all of its own.

const readings = new Readings({
  kana: [['東京', 'とうきょう']],
  pinyin: [['东京', 'dongjing']],
  homophones: [{ pinyin: 'dong', characters: '东冬' }],
});
interface Facts {
  name: string | LocalizedText;
  country?: string;
  place?: string;
  around?: string[];
}
function entry(kind: EntryKind, code: string, weight: number, { name, around = [], ...facts }: Facts): Entry {
  const names = typeof name === 'string' ? inEveryLocale(() => name) : name;
  const read = [readings.of(names.ja, 'kana'), readings.of(names['zh-cn'], 'pinyin')];
  return {
    kind,
    code,
    weight,
    around,
    ...facts,
    keys: [...new Set(Object.values(names).map(fold))],
    readings: read.flatMap((one) => (one === null ? [] : [fold(one)])),
    name: (locale) => names[locale],
    detail: () => '',
    written: () => Object.values(names),
  };
}
const tokyo = { 'zh-tw': '東京', 'zh-cn': '东京', ja: '東京', en: 'Tokyo' };
const others = [
  entry('city', 'tyo', 100, { name: tokyo, country: 'JP', around: ['Japan'] }),
  entry('city', 'lon', 100, { name: 'London', country: 'GB', around: ['England'] }),
  entry('group', 'halcyon', 60, { name: 'Halcyon' }),
];
const hotels = [
  entry('hotel', '1', 20, { name: 'Halcyon Shiodome', place: 'tyo', around: ['Tokyo', '東京'] }),
  entry('hotel', '2', 20, { name: 'House of Kites', place: 'lon', around: ['London'] }),
];
const lexicon = {
  readings,
  countryNames: (code: string) => (code === 'JP' ? ['Japan', '日本'] : ['United Kingdom', 'England']),
  features: ['spa'],
};
const suggesting = (listed = hotels) =>
  suggester({ others: () => others, hotels: () => listed, size: () => listed.length }, lexicon);
const { suggest } = suggesting();

test.each([
  ['tok', 'tyo'],
  ['tokoy', 'tyo'],
  ['とうきょう', 'tyo'],
  ['dongjing', 'tyo'],
  ['冬京', 'tyo'],
  ['tokyo city', 'tyo'],
  ['hotels in tokyo', 'tyo'],
  ['tokyo spa', 'tyo'],
  ['japan', 'tyo'],
  ['england', 'lon'],
  ['halcyon tokyo', '1'],
  ['kites london', '2'],
  ['halcion', 'halcyon'],
  ['please find me london soon', 'lon'],
])('%s finds %s first', (typed, code) => {
  expect(suggest(typed, 8, 'en').suggestions[0]?.code).toBe(code);
});

test.each(['', ' ', '!?', 'xqzvwk', '北京'])('"%s" finds nothing', (typed) => {
  expect(suggest(typed, 8, 'en').suggestions).toEqual([]);
});

test('a place includes its hotels, within the limit', () => {
  expect(suggest('tokyo', 8, 'en').suggestions.map(({ code }) => code)).toEqual(['tyo', '1']);
  expect(suggest('tokyo', 1, 'en').suggestions.map(({ code }) => code)).toEqual(['tyo']);
});

test('what was typed is marked; another name is given if nothing that is displayed was', () => {
  expect(suggest('tok', 1, 'en').suggestions).toEqual([
    { kind: 'city', code: 'tyo', name: 'Tokyo', marked: [[0, 3]], detail: '' },
  ]);
  expect(suggest('東京', 1, 'en').suggestions[0]).toMatchObject({
    name: 'Tokyo',
    marked: [],
    matched: { name: '東京', marked: [[0, 2]] },
  });
});

test('what is added is found once the next index is made', async () => {
  const listed = hotels.slice(0, 1);
  const growing = suggesting(listed);
  await growing.warm();
  listed.push(...hotels.slice(1));
  expect(growing.suggest('house of kites', 8, 'en').suggestions).toEqual([]);
  await expect.poll(() => growing.suggest('house of kites', 8, 'en').suggestions[0]?.code).toBe('2');
});
