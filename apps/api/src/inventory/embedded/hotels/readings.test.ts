import { expect, test } from 'vitest';
import { countryName } from '../../../platform/country-name.ts';
import { initialRates } from '../../../rates/table.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';
import { readings } from '../../content/suggest-lexicon.ts';

const words = vocabulary();
const names = [...words.places.values()].flatMap((p) => [p.name, ...p.districts.map((d) => d.name)]);
const countries = [...new Set([...words.places.values()].map(({ country }) => country))].map((code) => ({
  ja: countryName(code, 'ja'),
  'zh-cn': countryName(code, 'zh-cn'),
}));
const hotels = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
].map(({ hotel }) => hotel.name);
const all = [
  ...hotels,
  ...names,
  ...words.areas.map(({ name }) => name),
  ...countries,
  ...[...words.regions.values(), ...words.groups.values(), ...words.brands.values()].map(({ name }) => name),
  ...words.ownNames.map(({ text }) => text),
];
test('every hotel, country, place, district, area, region, group, brand and name of our own has a reading', () => {
  const ideograph = /[\u3400-\u9fff]/u;
  expect(
    all.filter(({ ja }) => ideograph.test(ja) && readings().of(ja, 'kana') === null).map(({ ja }) => ja),
  ).toEqual([]);
  expect(
    all
      .filter((name) => ideograph.test(name['zh-cn']) && readings().of(name['zh-cn'], 'pinyin') === null)
      .map((name) => name['zh-cn']),
  ).toEqual([]);
});
