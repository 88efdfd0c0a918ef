import { type Locale, locales } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';
import { hotelsPerPlace } from './hotels-per-place.ts';
import { PlaceNames } from './names.ts';
import { random } from './random.ts';

const words = vocabulary();
const hotels = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
].map(({ hotel }) => hotel);

/** Words for "hotel": a name has only one, since a second adds nothing. */
const kinds: Record<Locale, RegExp> = {
  en: /\b(Hotel|Hôtel|House|Rooms|Residences?|Resort|Villas?|Townhouse|Lodge|Estate|Retreat|Manor|Suites|Palace|Palazzo|Palacio|Palácio|Maison|Chalet|Château|Hacienda|Mansion|Pavilions?|Pavillon|Casa|Haus|Hale|Baan|Bait|Dar|Riad|Puri|Taman|Niwas|Mahal)\b/g,
  'zh-tw': /酒店|飯店|公館|寓所|渡假村|別墅|山莊|莊園|之家|套房酒店/g,
  'zh-cn': /酒店|饭店|公馆|寓所|度假村|别墅|山庄|庄园|之家|套房酒店/g,
  ja: /ホテル|オテル|ハウス|レジデンス|リゾート|ヴィラズ?|タウンハウス|ロッジ|エステート|リトリート|パレス|メゾン|別邸|離れ/g,
};

test('no name repeats the kind of hotel, or any word', () => {
  const doubled = hotels.flatMap((hotel) =>
    locales.flatMap((locale) => {
      const place = words.places.get(hotel.place);
      const short = words.hotelPlaces.get(hotel.place)?.name[locale] ?? '';
      const where = place?.districts.find((d) => d.slug === hotel.district)?.name[locale] ?? short;
      const name = hotel.name[locale].replace('タウンハウス', '');
      const mentioned = name.replace(where, '').replace(short, '').match(kinds[locale]) ?? [];
      const latin = (locale === 'en' ? name.toLowerCase() : name)
        .replace(locale === 'en' ? short.toLowerCase() : short, '')
        .split(/[^\p{L}ー]+/u);
      const again = latin.filter((word, i) => word.length > 3 && latin.indexOf(word) !== i);
      const hanzi = locale.startsWith('zh') && /(\p{Script=Han}{2,})\1/u.test(name.replace(short, ''));
      const twice = short.length > 1 && name.indexOf(short) !== name.lastIndexOf(short);
      return mentioned.length > 1 || again.length > 0 || hanzi || twice ? [name] : [];
    }),
  );
  expect(doubled.slice(0, 40)).toEqual([]);
});

/** A name without its place, its district and common words. */
const coreOf = (hotel: (typeof hotels)[number]): string => {
  const { code, name, districts } = words.places.get(hotel.place) ?? { code: '', name: null, districts: [] };
  const where = [
    name?.en,
    words.hotelPlaces.get(code)?.name.en,
    ...districts.map((district) => district.name.en),
  ]
    .filter((text) => text !== undefined)
    .toSorted((a, b) => b.length - a.length);
  const rest = where.reduce((text, part) => text.replace(part, ''), hotel.name.en);
  return rest
    .replaceAll(kinds.en, '')
    .replaceAll(/\b(The|of|in|and)\b|[^\p{L}]/gu, '')
    .toLowerCase();
};
/** Whether the two differ by one insertion, deletion or substitution. */
function oneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return (
    a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)
  );
}

test('independent hotels of one place differ by a word, in each language', () => {
  const alike: string[] = [];
  for (const list of Map.groupBy(
    hotels.filter((hotel) => hotel.brand === 'independent'),
    (hotel) => hotel.place,
  ).values()) {
    const cores = list.map((hotel) => ({ core: coreOf(hotel), name: hotel.name.en }));
    for (const [i, one] of cores.entries())
      for (const other of cores.slice(i + 1))
        if (one.core.length > 3 && oneLetterApart(one.core, other.core))
          alike.push(`${one.name} / ${other.name}`);
  }
  expect(alike).toEqual([]);
});

test('a brand has one hotel named after its place and one after each district', () => {
  for (const list of Map.groupBy(
    hotels.filter((hotel) => hotel.brand !== 'independent'),
    (hotel) => `${hotel.place} ${hotel.brand}`,
  ).values()) {
    const brand = words.brands.get(list[0]?.brand ?? '')?.name;
    const districts = words.places.get(list[0]?.place ?? '')?.districts.length ?? 0;
    expect(list.length, list.map((hotel) => hotel.name.en).join()).toBeLessThanOrEqual(districts + 1);
    for (const hotel of list.filter(({ flagship }) => !flagship))
      for (const locale of locales) expect(hotel.name[locale]).toContain(brand?.[locale]);
  }
});

test('every Chinese name begins with its place and ends like a hotel name', () => {
  const odd = hotels
    .filter((hotel) => !hotel.flagship && hotel.brand === 'independent')
    .flatMap((hotel) =>
      (['zh-tw', 'zh-cn'] as const)
        .map((locale) => hotel.name[locale])
        .filter(
          (name) =>
            !/(酒店|[飯饭]店|公[館馆]|寓所|[渡度]假村|[別别]墅|山[莊庄]|[莊庄][園园]?|居|閣|阁|宮|宫|庭院?|宅邸?|之家|邸|院|園|园|亭|庵)$/.test(
              name,
            ),
        ),
    );
  expect(odd).toEqual([]);
});

test('places have hotels by weight, and at least one', () => {
  const counts = Map.groupBy(hotels, (hotel) => hotel.place);
  const cities = [...words.places.values()].filter(({ kind }) => kind === 'city');
  const ofCities = cities.map(({ code }) => counts.get(code)?.length ?? 0);
  expect(Math.min(...ofCities)).toBeGreaterThan(40);
  expect(new Set(ofCities).size).toBeGreaterThan(15);
  expect(counts.size).toBe(words.places.size);
  const weights = new Map([...words.hotelPlaces].map(([code, { weight }]) => [code, weight]));
  for (const count of [300, 400, 4100, 40_000]) {
    const shares = [...hotelsPerPlace(weights, count).values()];
    expect(shares.reduce((a, b) => a + b, 0)).toBe(count);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
  }
  expect([...hotelsPerPlace(weights, 80).values()].reduce((a, b) => a + b, 0)).toBe(80);
});

test('a thousand hotels of one place get distinct names', () => {
  const place = words.places.get('lon');
  if (!place) throw new Error('London');
  const taken = new Set<string>();
  const names = new PlaceNames(place, words, taken);
  const r = random(7);
  const given = Array.from({ length: 1000 }, () => names.independent(r.pick(place.districts), r).name);
  for (const locale of locales) expect(new Set(given.map((name) => name[locale])).size).toBe(1000);
});
