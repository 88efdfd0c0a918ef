import { policyOfHash, type CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import type { Promotion, Season, Weekend } from '@voyage/domain/price.ts';
import { localizedFrom, readJsonFile, readRows, words, type Row } from '../content-files.ts';

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
  street: string;
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
  seasons: Season[];
  weekend: Weekend;
  districts: District[];
  standfirst: LocalizedText | null;
}
/** What is told of a place besides its row: its areas and a sentence. */
interface PlaceDetails {
  code: string;
  standfirst: LocalizedText;
  districts: (Omit<District, 'street'> & { streets: string[] })[];
}
export interface Brand {
  code: string;
  group: string;
  countries: string[];
  settings: string[];
  factorPermille: number;
  name: LocalizedText;
}
/** A word that independent hotels are called by, in a language (`culture`; `*` is English, and anywhere). */
export interface OwnName {
  culture: string;
  settings: string[];
  text: LocalizedText;
}
/** How a name is put together of such a word `{s}` or a brand `{b}`, and of a place or a district `{p}`. */
export interface NamePattern {
  culture: string;
  countries: string[];
  settings: string[];
  text: LocalizedText;
}
/** How many hotels a place has against the others, what languages they are named in, and the place as their names say it. */
export interface HotelPlace {
  weight: number;
  culture: string[];
  name: LocalizedText;
}
export interface RoomKind {
  code: string;
  countries: string[];
  settings: string[];
  sizeMin: number;
  sizeMax: number;
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  factorPermille: number;
  picture: string;
  name: LocalizedText;
  bed: LocalizedText;
}
export interface Plan {
  code: string;
  factorPermille: number;
  payAt: 'property' | 'prepaid';
  cancellation: CancellationPolicy;
  breakfasts: number;
  creditUsd: number;
  memberOnly: boolean;
  minDaysAhead: number;
  name: LocalizedText;
  summary: LocalizedText;
}
export interface Feature {
  code: string;
  settings: string[];
  sharePermille: number;
  name: LocalizedText;
}
export type PromotionKind = Promotion & {
  sharePermille: number;
  name: LocalizedText;
  description: LocalizedText;
};
export interface Group {
  code: string;
  name: LocalizedText;
  standfirst: LocalizedText;
  story: LocalizedText;
  brands: { code: string; standfirst: LocalizedText }[];
}
export interface SettingText {
  settings: string[];
  text: LocalizedText;
}

const number = (row: Row, column: string): number => Number(row[column]);
const byCode = <T extends { code: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((item) => [item.code, item]));
const gulf = new Set(['AE', 'QA', 'OM', 'SA', 'JO', 'EG']);

function readPlaces(): Place[] {
  const calendars = readJsonFile<Record<string, [string, string, number][]>>('places/calendars.json');
  const countries = readJsonFile<Record<string, [string, number, number]>>('places/countries.json');
  const details = new Map(readJsonFile<PlaceDetails[]>('places/details.json').map((d) => [d.code, d]));
  const districts = Map.groupBy(readRows('places/districts.tsv'), (row) => row.place);
  return readRows('places/places.tsv').map((row) => {
    const [currency, taxPercent, servicePercent] = countries[row.country ?? ''] ?? ['USD', 0, 0];
    const settings = words(row.settings ?? '');
    const own = (districts.get(row.code) ?? []).map((d) => ({
      slug: d.slug ?? '',
      name: d.text,
      lat: number(d, 'lat'),
      lng: number(d, 'lng'),
      setting: d.setting ?? 'urban',
      street: d.street ?? '',
    }));
    const detailed = (details.get(row.code ?? '')?.districts ?? []).map(({ streets, ...d }) => ({
      ...d,
      street: streets[0] ?? '',
    }));
    const whole = settings.map((setting) => ({
      slug: row.code ?? '',
      name: row.text,
      lat: number(row, 'lat'),
      lng: number(row, 'lng'),
      setting,
      street: '',
    }));
    return {
      code: row.code ?? '',
      kind: row.kind as Place['kind'], // our own files, whose values a test reads
      region: row.region ?? '',
      country: row.country ?? '',
      timeZone: row.timeZone ?? '',
      lat: number(row, 'lat'),
      lng: number(row, 'lng'),
      airports: words(row.airports ?? ''),
      priceLevelUsd: number(row, 'priceLevel'),
      settings,
      name: row.text,
      aliases: words(row.aliases ?? ''),
      currency,
      taxPercent,
      servicePercent,
      seasons: (calendars[row.calendar ?? ''] ?? []).map(([from, to, permille]) => ({ from, to, permille })),
      weekend: {
        days: gulf.has(row.country ?? '') ? [4, 5] : [5, 6],
        permille: row.kind === 'city' ? 1120 : 1180,
      },
      districts: own.length > 0 ? own : detailed.length > 0 ? detailed : whole,
      standfirst: details.get(row.code ?? '')?.standfirst ?? null,
    };
  });
}

function readPromotion(row: Row): PromotionKind {
  const common = {
    code: row.code ?? '',
    minNights: number(row, 'minNights'),
    minDaysAhead: number(row, 'minDaysAhead'),
    sharePermille: number(row, 'sharePermille'),
    name: row.text,
    description: localizedFrom(row, ':text'),
  };
  if (row.kind !== 'stay-pay')
    return { ...common, kind: row.kind as 'percent-off', value: number(row, 'value') };
  const [stay = 1, pay = 1] = (row.value ?? '').split('/').map(Number);
  return { ...common, kind: 'stay-pay', stay, pay };
}

/** Every word and fact that the embedded inventory is made of: read once from apps/api/content. */
export function readVocabulary() {
  const descriptions = readJsonFile<Record<'openings' | 'middles' | 'closings', SettingText[]>>(
    'vocabulary/descriptions.json',
  );
  const anywhere = (texts: SettingText[]) =>
    texts.map(({ settings, text }) => ({ text, settings: settings.filter((setting) => setting !== 'any') }));
  const beds = new Map(readRows('vocabulary/beds.tsv').map((row) => [row.code, row.text]));
  const named = (file: string) =>
    readRows(`vocabulary/${file}.tsv`).map((row) => ({
      code: row.code ?? '',
      name: row.text,
      group: row.group ?? '',
    }));
  return {
    regions: byCode(readJsonFile<Region[]>('places/regions.json')),
    places: byCode(readPlaces()),
    groups: byCode(readJsonFile<Group[]>('vocabulary/groups.json')),
    brands: byCode(
      readRows('vocabulary/brands.tsv').map((row): Brand => ({
        code: row.code ?? '',
        group: row.group ?? '',
        countries: words(row.countries ?? ''),
        settings: words(row.settings ?? ''),
        factorPermille: number(row, 'factorPermille'),
        name: row.text,
      })),
    ),
    ownNames: readRows('vocabulary/own-names.tsv').map((row): OwnName => ({
      culture: row.culture ?? '',
      settings: words(row.settings ?? ''),
      text: row.text,
    })),
    namePatterns: readRows('vocabulary/name-patterns.tsv').map((row): NamePattern => ({
      culture: row.culture ?? '',
      countries: words(row.countries ?? ''),
      settings: words(row.settings ?? ''),
      text: row.text,
    })),
    hotelPlaces: new Map(
      readRows('places/hotels.tsv').map((row): [string, HotelPlace] => [
        row.place ?? '',
        { weight: number(row, 'weight'), culture: words(row.culture ?? ''), name: row.text },
      ]),
    ),
    rooms: byCode(
      readRows('vocabulary/room-types.tsv').map((row): RoomKind => ({
        code: row.code ?? '',
        countries: words(row.countries ?? ''),
        settings: words(row.settings ?? ''),
        sizeMin: number(row, 'sizeMin'),
        sizeMax: number(row, 'sizeMax'),
        maxAdults: number(row, 'maxAdults'),
        maxChildren: number(row, 'maxChildren'),
        maxGuests: number(row, 'maxGuests'),
        factorPermille: number(row, 'factorPermille'),
        picture: row.picture ?? 'room',
        name: row.text,
        bed: beds.get(row.bed) ?? row.text,
      })),
    ),
    plans: byCode(
      readRows('vocabulary/rate-plans.tsv').map((row): Plan => ({
        code: row.code ?? '',
        factorPermille: number(row, 'factorPermille'),
        payAt: row.payAt as Plan['payAt'],
        cancellation: policyOfHash(row.cancellation ?? ''),
        breakfasts: number(row, 'breakfasts'),
        creditUsd: number(row, 'creditUsd'),
        memberOnly: row.memberOnly === '1',
        minDaysAhead: number(row, 'minDaysAhead'),
        name: row.text,
        summary: localizedFrom(row, ':text'),
      })),
    ),
    features: byCode(
      readRows('vocabulary/features.tsv').map((row): Feature => ({
        code: row.code ?? '',
        settings: words(row.settings ?? ''),
        sharePermille: number(row, 'sharePermille'),
        name: row.text,
      })),
    ),
    promotions: byCode(readRows('vocabulary/promotions.tsv').map(readPromotion)),
    specialRequests: byCode(named('special-requests')),
    policies: byCode(named('policies')),
    openings: anywhere(descriptions.openings),
    middles: anywhere(descriptions.middles),
    closings: anywhere(descriptions.closings),
  };
}
export type Vocabulary = ReturnType<typeof readVocabulary>;

let kept: Vocabulary | undefined;
export const vocabulary = (): Vocabulary => (kept ??= readVocabulary());
