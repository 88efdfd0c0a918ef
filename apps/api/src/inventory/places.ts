import { inEveryLocale, type LocalizedText } from '@voyage/domain/locale.ts';
import type { Season, Weekend } from '@voyage/domain/price.ts';
import { oneOf, readJsonFile, readRows, words, type Row } from '../platform/content-files.ts';
import type { LocalAddress } from '../db/schema/inventory.ts';
import { districtLine, type Sentence } from './descriptions.ts';

/** `tropical` is warm all year, `hot` dry with mild winters, `mild` has seasons, `alpine` snow to ski on. */
const climates = ['tropical', 'hot', 'mild', 'alpine'] as const;
type Climate = (typeof climates)[number];
export interface Region {
  code: string;
  name: LocalizedText;
  lat: number;
  lng: number;
}
export interface District {
  slug: string;
  name: LocalizedText;
  lat: number;
  lng: number;
  setting: string;
  street: LocalizedText;
  /** An address in a script of none of our languages, with `{n}` for the number; null if we have none. */
  localAddress: LocalAddress | null;
  /** The earliest year in which a hotel may have opened there. */
  since: number;
  /** Whether cars cannot reach its hotels. */
  carFree: boolean;
  /** What a stay there is like, one sentence each. */
  lines: Sentence[];
}
/** Collected by hotels on arrival, per night. Amounts in whole units. */
export interface CityTax {
  per: 'room' | 'person';
  currency: string;
  /** The amount from a price of a night (of the room, or of a person in it) without taxes on; ascending. */
  tiers: [from: number, amount: number][];
}
export interface Place {
  code: string;
  kind: 'city' | 'place';
  region: string;
  country: string;
  timeZone: string;
  lat: number;
  lng: number;
  airports: string[];
  priceLevelUsd: number;
  settings: string[];
  name: LocalizedText;
  aliases: string[];
  currency: string;
  taxPercent: number;
  servicePercent: number;
  cityTax: CityTax | null;
  seasons: Season[];
  weekend: Weekend;
  districts: District[];
  standfirst: LocalizedText | null;
  climate: Climate;
  /** The maximum number of rooms of hotels in the place; Infinity if only the setting limits it. */
  mostRooms: number;
}
/** An area that contains places of ours, or regions, and has a name by which it is typed: Tuscany. */
export interface Area {
  /** Codes of its places or regions, the best known first. */
  codes: string[];
  name: LocalizedText;
  aliases: string[];
}
/** Details of a place beyond its row: its areas and a sentence. */
interface PlaceDetails {
  code: string;
  standfirst: LocalizedText;
  districts: (Omit<District, 'street' | 'localAddress' | 'since' | 'carFree' | 'lines'> & {
    streets: string[];
  })[];
}
const number = (row: Row, column: string): number => Number(row[column]);
/** `*` and an empty cell mean the default. */
const orElse = (cell: string | undefined, usual: number): number =>
  cell === undefined || cell === '*' || cell === '' ? usual : Number(cell);
/** Where Friday and Saturday are the weekend: the nights before them count as weekend nights. */
const fridayRests = new Set(['QA', 'OM', 'SA', 'JO', 'EG']);

/** Every place with its districts, in the order of apps/api/content/places/places.tsv. */
export function readPlaces(): Place[] {
  const calendars = readJsonFile<Record<string, [string, string, number][]>>('places/calendars.json');
  const countries = readJsonFile<Record<string, [string, number, number]>>('places/countries.json');
  const cityTaxes = readJsonFile<Record<string, CityTax>>('places/city-taxes.json');
  const details = new Map(readJsonFile<PlaceDetails[]>('places/details.json').map((d) => [d.code, d]));
  const facts = new Map(readRows('places/hotel-facts.tsv').map((row) => [row.place, row]));
  const lines = Map.groupBy(readRows('places/lines.tsv'), (row) => row.place);
  const districts = Map.groupBy(readRows('places/districts.tsv'), (row) => row.place);
  const inDistrict = (row: Row) => [`${row.place} ${row.district}`, row] as const;
  const streets = new Map(readRows('places/streets.tsv').map(inDistrict));
  const localAddresses = new Map(readRows('places/local-addresses.tsv').map(inDistrict));
  /** `street` is its name in Latin letters, where the readers of every language know it by that. */
  const addressOf = (place: string | undefined, slug: string, street: string) => {
    const local = localAddresses.get(`${place} ${slug}`);
    return {
      street: streets.get(`${place} ${slug}`)?.text ?? inEveryLocale(() => street),
      localAddress: local ? { lang: local.lang ?? '', address: local.address ?? '' } : null,
    };
  };
  const hotels = new Map(readRows('places/hotels.tsv').map((row) => [row.place, row]));
  return readRows('places/places.tsv').map((row) => {
    const [currency, taxPercent, servicePercent] = countries[row.country ?? ''] ?? ['USD', 0, 0];
    const settings = words(row.settings ?? '');
    const fact = facts.get(row.code);
    const since = orElse(fact?.since, 0);
    const carFree = words(fact?.carFree ?? '');
    const sentences = (lines.get(row.code) ?? []).map((line) => ({
      district: line.district,
      line: districtLine(line.text),
    }));
    const linesOf = (slug: string) =>
      sentences.filter(({ district }) => district === '*' || district === slug).map(({ line }) => line);
    const complete = <D extends { slug: string }>(district: D, street: string, opened = since) => ({
      ...district,
      ...addressOf(row.code, district.slug, street),
      since: opened,
      carFree: carFree.includes('all') || carFree.includes(district.slug),
      lines: linesOf(district.slug),
    });
    const own = (districts.get(row.code) ?? []).map((d) =>
      complete(
        {
          slug: d.slug ?? '',
          name: d.text,
          lat: number(d, 'lat'),
          lng: number(d, 'lng'),
          setting: d.setting ?? 'urban',
        },
        d.street ?? '',
        Math.max(since, orElse(d.since, 0)),
      ),
    );
    const detailed = (details.get(row.code ?? '')?.districts ?? []).map(({ streets: [street = ''], ...d }) =>
      complete(d, street),
    );
    const whole = settings.map((setting) =>
      complete(
        { slug: row.code ?? '', name: row.text, lat: number(row, 'lat'), lng: number(row, 'lng'), setting },
        '',
      ),
    );
    return {
      code: row.code ?? '',
      kind: oneOf(['city', 'place'], row.kind),
      region: row.region ?? '',
      country: row.country ?? '',
      timeZone: row.timeZone ?? '',
      lat: number(row, 'lat'),
      lng: number(row, 'lng'),
      airports: words(row.airports ?? ''),
      priceLevelUsd: number(row, 'priceLevel'),
      settings,
      name: row.text,
      aliases: words(row.aliases ?? '').map((alias) => alias.replaceAll('_', ' ')),
      currency,
      taxPercent,
      servicePercent,
      cityTax: cityTaxes[row.code ?? ''] ?? null,
      seasons: (calendars[row.calendar ?? ''] ?? []).map(([from, to, permille]) => ({ from, to, permille })),
      weekend: {
        days: fridayRests.has(row.country ?? '') ? [4, 5] : [5, 6],
        permille: Number(hotels.get(row.code)?.weekend ?? 1000),
      },
      districts: own.length > 0 ? own : detailed.length > 0 ? detailed : whole,
      standfirst: details.get(row.code ?? '')?.standfirst ?? null,
      climate: oneOf(climates, fact?.climate ?? 'mild'),
      mostRooms: orElse(fact?.mostRooms, Infinity),
    };
  });
}

export const readAreas = (): Area[] =>
  readRows('places/areas.tsv').map((row) => ({
    codes: words(row.codes ?? ''),
    name: row.text,
    aliases: (row.aliases ?? '').split('|').filter(Boolean),
  }));
