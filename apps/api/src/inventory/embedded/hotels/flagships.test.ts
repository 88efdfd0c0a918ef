import { metresBetween } from '@voyage/domain/coordinates.ts';
import { locales } from '@voyage/domain/locale.ts';
import { describe, expect, test } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { vocabulary } from '../../vocabulary.ts';
import { generateHotels } from './generate.ts';
import { readFlagships } from './flagships.ts';

const flagships = readFlagships();
const words = vocabulary();
const perUsd = initialRates.perUsd();

test('three in each of the twenty destination cities', () => {
  const cities = [...words.places.values()]
    .filter((place) => place.kind === 'city')
    .map((place) => place.code);
  expect(cities).toHaveLength(20);
  expect(
    Object.fromEntries(cities.map((code) => [code, flagships.filter((f) => f.city === code).length])),
  ).toEqual(Object.fromEntries(cities.map((code) => [code, 3])));
});

describe.each(flagships.map((flagship) => [flagship.slug, flagship] as const))('%s', (_slug, flagship) => {
  const place = words.places.get(flagship.city);
  const district = place?.districts.find((d) => d.name.en === flagship.district);

  test('is in its stated place, under a brand that is allowed there', () => {
    expect(district, flagship.district).toBeDefined();
    if (district) expect(metresBetween(district, flagship)).toBeLessThan(1500);
    const brand = words.brands.get(flagship.brand);
    expect(brand?.group).toBe(flagship.group);
    expect(
      brand?.countries.length === 0 ||
        brand?.countries.includes('*') ||
        brand?.countries.includes(place?.country ?? ''),
    ).toBe(true);
    for (const feature of flagship.features) expect(words.features.has(feature), feature).toBe(true);
    if (flagship.renovatedYear !== null) expect(flagship.renovatedYear).toBeGreaterThan(flagship.openedYear);
  });

  test('has a story in each language, which names its rooms and year as in the facts', () => {
    for (const locale of locales) {
      const text = flagship.story.paragraphs[locale].join('\n');
      expect(flagship.story.standfirst[locale], locale).not.toBe('');
      expect(flagship.story.highlights[locale].length, locale).toBeGreaterThanOrEqual(3);
      expect(text.length, locale).toBeGreaterThan(locale === 'en' ? 800 : 220);
      expect(text, locale).not.toMatch(/[#*<>{}]|lorem/i);
    }
    expect(new Set(locales.map((locale) => flagship.story.paragraphs[locale].join())).size).toBe(4);
  });
});

test('no two hotels share a name or an address in any language', () => {
  const all = [...generateHotels(words, { count: 4100, perUsd, flagships })].map(({ hotel }) => hotel);
  expect(all.length).toBeGreaterThanOrEqual(4000);
  expect(all.filter((hotel) => hotel.flagship)).toHaveLength(60);
  expect(new Set(all.map((hotel) => hotel.slug)).size).toBe(all.length);
  for (const locale of locales)
    expect(new Set(all.map((hotel) => `${hotel.name[locale]}`)).size, locale).toBe(all.length);
});
