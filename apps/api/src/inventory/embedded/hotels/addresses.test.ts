import { expect, test } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { readRows } from '../../../platform/content-files.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';

const words = vocabulary();
const hotels = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
].map(({ hotel }) => hotel);
const countryOf = (place: string): string => words.places.get(place)?.country ?? '';

/** The languages of countries with a script of their own in which we have addresses. */
const scripts: Record<string, { lang: string; script: RegExp }> = {
  ...Object.fromEntries(
    ['AE', 'EG', 'JO', 'MA', 'OM', 'QA', 'SA'].map((country) => [
      country,
      { lang: 'ar', script: /^[\p{Script=Arabic}\d ،]+$/u },
    ]),
  ),
  GR: { lang: 'el', script: /^[\p{Script=Greek}\d ,]+$/u },
  TH: { lang: 'th', script: /^[\p{Script=Thai}\d -]+$/u },
};

test('every hotel with a number in Thailand, Greece and Arab countries has its address in their script', () => {
  for (const { slug, place, address, localAddress } of hotels) {
    const expected = scripts[countryOf(place)];
    const [number] = /^\d+/.exec(address.en) ?? [];
    if (!expected || !number) {
      expect(localAddress, slug).toBeNull();
      continue;
    }
    expect(localAddress?.lang, slug).toBe(expected.lang);
    expect(localAddress?.address, slug).toMatch(expected.script);
    expect(localAddress?.address.match(/\d+/g), slug).toContain(number);
  }
});

test('streets of Japan and of Chinese cities are written in characters, for readers of those', () => {
  const there = hotels.filter(({ place }) => ['JP', 'CN', 'TW', 'HK', 'MO'].includes(countryOf(place)));
  expect(there.length).toBeGreaterThan(100);
  for (const { slug, address } of there)
    for (const locale of ['zh-tw', 'zh-cn', 'ja'] as const)
      expect(address[locale], slug).not.toMatch(/\p{Script=Latin}/u);
});

test('an address has a street, and not the place in its stead', () => {
  const without = hotels.filter(({ address }) => /^\d+ (.+), \1$/.test(address.en));
  expect(without.map(({ address }) => address.en)).toEqual([]);
});

test('a street has one name in Latin letters', () => {
  const streets = new Map(
    readRows('places/districts.tsv').map((row) => [`${row.place} ${row.slug}`, row.street]),
  );
  for (const { place, district, text } of readRows('places/streets.tsv'))
    expect(streets.get(`${place} ${district}`) ?? text.en).toBe(text.en);
});

test('every row belongs to a district', () => {
  for (const file of ['places/streets.tsv', 'places/local-addresses.tsv'])
    for (const { place = '', district } of readRows(file))
      expect(
        words.places.get(place)?.districts.map(({ slug }) => slug),
        place,
      ).toContain(district);
});
