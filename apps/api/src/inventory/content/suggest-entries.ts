import { locales, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import type { Entry } from '@voyage/suggest/entry.ts';
import { fold } from '@voyage/suggest/fold.ts';
import { romajiOf } from '@voyage/suggest/readings.ts';
import { readRows } from '../../platform/content-files.ts';
import type { Area, Place } from '../places.ts';
import { vocabulary } from '../vocabulary.ts';
import type { SuggestedArticle } from '../content.ts';
import { countryName } from '../../platform/country-name.ts';
import type { ContentHotel } from './hotel.ts';
import type { Store } from './store.ts';
import { airportWords, readings } from './suggest-lexicon.ts';

const unique = (texts: (string | null)[]): string[] =>
  // a copy has no room for more items, which would take half of the memory of 40,000 lists
  [...new Set(texts.map((text) => fold(text ?? '')))].filter(Boolean).slice();
function spellings(name: LocalizedText, more: string[] = []): Pick<Entry, 'keys' | 'readings'> {
  const [kana, pinyin] = [readings().of(name.ja, 'kana'), readings().of(name['zh-cn'], 'pinyin')];
  return {
    keys: unique([...locales.map((l) => name[l]), ...more.filter((other) => other !== pinyin), kana]),
    readings: unique([romajiOf(fold(kana ?? name.ja)), pinyin]).filter((r) => /^[a-z]/.test(r)),
  };
}
const both = (first: string, second: string, locale: Locale): string =>
  `${first}${locale === 'en' ? ', ' : '・'}${second}`;

const inAllLanguages = (name: LocalizedText): string[] => locales.map((l) => name[l]);
const countryNames = (code: string): string[] => locales.map((l) => countryName(code, l));
const areaNames = ({ name, aliases }: Area): string[] => [...inAllLanguages(name), ...aliases];
const namesOfAreas = (code: string): string[] =>
  vocabulary().areas.flatMap((area) => (area.codes.includes(code) ? areaNames(area) : []));
const placeNames = (p: Place): string[] => [
  ...inAllLanguages(p.name),
  ...p.aliases,
  ...namesOfAreas(p.code),
  ...countryNames(p.country),
];

const weights = {
  city: 100,
  place: 80,
  region: 70,
  group: 60,
  brand: 55,
  airport: 50,
  airportElsewhere: 48,
  area: 45,
  district: 40,
  flagship: 35,
  hotel: 20,
  article: 10,
};

function ofPlace(p: Place, airports: Map<string, LocalizedText>): Entry[] {
  const country = (l: Locale) => countryName(p.country, l);
  const place = { kind: p.kind, code: p.code, detail: country };
  return [
    {
      ...place,
      ...spellings(p.name, [...p.aliases, p.code]),
      around: countryNames(p.country),
      weight: weights[p.kind],
      name: (l) => p.name[l],
      written: () => [...inAllLanguages(p.name), ...p.aliases],
      country: p.country,
    },
    ...p.districts
      .filter((d) => d.slug !== p.code)
      .map((d): Entry => ({
        ...place,
        ...spellings(d.name),
        around: placeNames(p),
        weight: weights.district,
        name: (l) => both(d.name[l], p.name[l], l),
        written: () => locales.map((l) => both(d.name[l], p.name[l], l)),
      })),
    ...p.airports.map((code): Entry => {
      const name = airports.get(code);
      const { keys, readings } = name ? spellings(name) : { keys: [], readings: [] };
      return {
        kind: 'airport',
        code: p.code,
        keys: [fold(code), ...keys],
        readings,
        around: [...placeNames(p), ...airportWords],
        weight: p.kind === 'city' ? weights.airport : weights.airportElsewhere,
        name: (l) => (name ? `${name[l]} (${code})` : code),
        detail: (l) => both(p.name[l], country(l), l),
        written: () => (name ? inAllLanguages(name) : []),
      };
    }),
  ];
}

/** The places of an area, each named with it: Florence, Tuscany. */
const ofArea = (area: Area): Entry[] =>
  area.codes.flatMap((code, rank): Entry[] => {
    const place = vocabulary().places.get(code);
    if (!place) return [];
    return [
      {
        kind: place.kind,
        code,
        ...spellings(area.name, area.aliases),
        around: placeNames(place),
        weight: weights.area - rank / area.codes.length,
        name: (l) => both(place.name[l], area.name[l], l),
        detail: (l) => countryName(place.country, l),
        written: () => areaNames(area),
      },
    ];
  });

/** All entries except hotels: some hundreds. */
export function otherEntries(articles: readonly SuggestedArticle[]): Entry[] {
  const words = vocabulary();
  const airports = new Map(readRows('places/airports.tsv').map((row) => [row.iata ?? '', row.text]));
  const none = () => '';
  return [
    ...[...words.places.values()].flatMap((place) => ofPlace(place, airports)),
    ...words.areas.flatMap(ofArea),
    ...[...words.regions.values()].map((r): Entry => ({
      kind: 'region',
      code: r.code,
      ...spellings(r.name, namesOfAreas(r.code)),
      around: [],
      weight: weights.region,
      name: (l) => r.name[l],
      detail: none,
      written: () => [...inAllLanguages(r.name), ...namesOfAreas(r.code)],
    })),
    ...[...words.groups.values()].map((g): Entry => ({
      kind: 'group',
      code: g.code,
      ...spellings(g.name),
      around: [],
      weight: weights.group,
      name: (l) => g.name[l],
      detail: none,
      written: () => inAllLanguages(g.name),
    })),
    ...[...words.brands.values()]
      .filter((b) => b.code !== 'independent')
      .map((b): Entry => ({
        kind: 'brand',
        code: b.code,
        ...spellings(b.name),
        around: inAllLanguages(words.groups.get(b.group)?.name ?? b.name),
        weight: weights.brand,
        name: (l) => b.name[l],
        detail: (l) => words.groups.get(b.group)?.name[l] ?? '',
        written: () => inAllLanguages(b.name),
      })),
    ...articles.map(({ slug, title, category }): Entry => ({
      kind: 'article',
      code: slug,
      keys: unique(locales.map((l) => title[l])),
      readings: [],
      around: inAllLanguages(category),
      weight: weights.article,
      name: (l) => title[l],
      detail: (l) => category[l],
      written: () => inAllLanguages(title),
    })),
  ];
}

const none: string[] = [];
/**
 * Of the many thousand hotels the index keeps only this: each is read from the store when it is shown, so
 * that no earlier version of a hotel stays in memory.
 */
export class HotelEntry implements Entry {
  readonly kind = 'hotel';
  readonly code: string;
  readonly keys: string[];
  readonly weight: number;
  readonly #store: Store;
  constructor(store: Store, hotel: ContentHotel) {
    this.code = String(hotel.id);
    this.keys = unique(inAllLanguages(hotel.name));
    this.weight = hotel.flagship ? weights.flagship : weights.hotel;
    this.#store = store;
  }
  get #hotel(): ContentHotel | undefined {
    return this.#store.hotels.get(Number(this.code));
  }
  get readings(): string[] {
    return this.#hotel ? readingsOf(this.#hotel) : none;
  }
  get around(): string[] {
    const hotel = this.#hotel;
    if (!hotel) return none;
    const { brands, groups } = vocabulary();
    const names = [
      hotel.place.districts.find(({ slug }) => slug === hotel.district)?.name,
      brands.get(hotel.brand ?? '')?.name,
      groups.get(hotel.group ?? '')?.name,
    ];
    return [...placeNames(hotel.place), ...names.flatMap((name) => (name ? inAllLanguages(name) : []))];
  }
  get place(): string | undefined {
    return this.#hotel?.place.code;
  }
  name(locale: Locale): string {
    return this.#hotel?.name[locale] ?? '';
  }
  detail(locale: Locale): string {
    const place = this.#hotel?.place;
    return place ? both(place.name[locale], countryName(place.country, locale), locale) : '';
  }
  written(): string[] {
    return this.#hotel ? inAllLanguages(this.#hotel.name) : none;
  }
}

const known = new WeakMap<ContentHotel, string[]>();
/** Kept for the next index: to make them takes longer than the rest of it. */
function readingsOf(hotel: ContentHotel): string[] {
  let made = known.get(hotel);
  if (!made) {
    const { ja, 'zh-cn': simplified } = hotel.name;
    made = unique([...readings().knownOf(ja, 'kana'), ...readings().knownOf(simplified, 'pinyin')]);
    known.set(hotel, made);
  }
  return made;
}
