import { join } from 'node:path';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { realBrands } from '../../../../testing/real-brands.ts';
import { vocabulary } from '../../vocabulary.ts';
import { brandMappingOf } from '../content/brand-mapping.ts';
import { convert, type InLanguages } from '../content/property.ts';
import { content, type WireContent } from '../content/wire.ts';
import { contentOf } from './content.ts';
import { servedPictures, unservedPictures } from './pictures.ts';
import { sandboxProperties, type SandboxProperty } from './properties.ts';

const written = sandboxProperties(60);
const read = (property: SandboxProperty, locale: Locale): WireContent | undefined => {
  const line = contentOf(property, locale, unservedPictures);
  return line ? v.parse(content, line) : undefined;
};
const english = written.map((property) => read(property, 'en')!);
const { places, brands, groups } = vocabulary();
const ours = { places: [...places.values()], brandMapping: brandMappingOf(brands.values(), groups.values()) };
const conversions = written.map((property) => {
  const entries = locales.flatMap((locale) => {
    const one = read(property, locale);
    return one ? [[locale, one]] : [];
  });
  return convert(Object.fromEntries(entries) as InLanguages, ours); // English is never missing
});
const hotels = conversions.flatMap((one) => (typeof one === 'string' ? [] : [one.hotel]));

test('all of it can be sold but what is too far away, without a picture, or paid there', () => {
  expect(conversions.filter((one) => typeof one === 'string')).toEqual([
    'noPlace',
    'noPictures',
    'notCollected',
  ]);
  expect(new Set(hotels.map(({ place }) => place)).size).toBeGreaterThanOrEqual(12);
});

test('it lacks what the supplier may lack', () => {
  const lacking = {
    japanese: written.filter((property) => !read(property, 'ja')).length,
    rooms: english.filter(({ statistics }) => !statistics['52']).length,
    areas: english.filter(({ rooms }) => Object.values(rooms).some(({ area }) => !area.square_meters)).length,
    stars: english.filter(({ ratings }) => Number(ratings.property?.rating) < 4.5).length,
  };
  for (const [what, count] of Object.entries(lacking)) {
    expect(count, what).toBeGreaterThan(2);
    expect(count, what).toBeLessThan(12);
  }
  expect(conversions.every((one) => typeof one === 'string' || one.unmapped.amenities.length > 0)).toBe(true);
});

test('brands and chains are some of ours, some that we do not know, and mostly none', () => {
  const names = new Set([...vocabulary().brands.values()].map(({ name }) => name.en));
  const brands = english.flatMap(({ brand }) => brand?.name ?? []);
  expect(brands.length).toBeLessThan(written.length / 2);
  expect(brands.filter((name) => names.has(name)).length).toBeGreaterThan(5);
  expect(brands.filter((name) => !names.has(name)).length).toBeGreaterThan(2);
  for (const { brand, chain } of english) expect(brand === undefined).toBe(chain === undefined);
});

test.each(locales)('texts in %s are complete, and name no existing brand', (locale) => {
  const brands = realBrands[locale].map((name) => (locale === 'en' ? new RegExp(`\\b${name}\\b`) : name));
  for (const [index, property] of sandboxProperties(300).entries()) {
    const found = read(property, locale);
    if (!found) continue;
    const { name, descriptions, images, rooms } = found;
    const texts = [
      name,
      ...Object.values(descriptions),
      ...images.map(({ caption }) => caption),
      ...Object.values(rooms).flatMap((room) => [
        room.name,
        room.descriptions.overview ?? '',
        ...Object.values(room.bed_groups).map(({ description }) => description),
      ]),
    ];
    for (const text of texts) {
      expect(text, name).not.toBe('');
      expect(text, name).not.toMatch(/[{}]|undefined/);
    }
    // districts, of which the other names are made, may be called so too
    if (index < written.length) for (const brand of brands) expect(name).not.toMatch(brand);
  }
});

test('every picture is one of those that are served', () => {
  const folder = join(import.meta.dirname, '../../../../../../packages/pictures/public/pictures');
  const links = servedPictures(folder, () => 'http://127.0.0.1:4010');
  for (const property of written) {
    const { images, rooms } = v.parse(content, contentOf(property, 'en', links));
    const widths = [...images, ...Object.values(rooms).flatMap((room) => room.images)].map(
      (image) => Object.keys(image.links).length,
    );
    expect(Math.min(1, ...widths), property.sample.name.en).toBe(1);
  }
});

test('generated properties differ, and have lines as long as the supplier’s', () => {
  const made = sandboxProperties(560).slice(60);
  const sizes = made.map((property) => JSON.stringify(contentOf(property, 'en', unservedPictures)).length);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeGreaterThan(15_000);
  expect(mean).toBeLessThan(20_000);
  expect(new Set(made.map(({ place }) => place.code)).size).toBeGreaterThan(80);
  expect(new Set(made.map(({ sample }) => sample.name.en)).size).toBeGreaterThan(400);
});
