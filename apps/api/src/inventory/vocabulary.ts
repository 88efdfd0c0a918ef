import { policyOfHash, type CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import type { Promotion } from '@voyage/domain/price.ts';
import { oneOf, localizedFrom, readJsonFile, readRows, words, type Row } from '../platform/content-files.ts';
import { conditionsOf, readDescriptions, type Sentence } from './descriptions.ts';
import { readAreas, readPlaces, type Region } from './places.ts';

export interface Brand {
  code: string;
  group: string;
  countries: string[];
  settings: string[];
  factorPermille: number;
  /** The earliest year in which one of its hotels may have opened. */
  since: number;
  leastRooms: number;
  mostRooms: number;
  name: LocalizedText;
}
/** A word for names of independent hotels, in a language (`culture`; `*` is English, and anywhere). */
export interface IndependentHotelWord {
  culture: string;
  settings: string[];
  text: LocalizedText;
  /** The word in its stead where it is warm all year; null: the word itself. */
  warm: LocalizedText | null;
}
/** How a name is composed of such a word `{s}` or a brand `{b}`, and of a place or a district `{p}`. */
export interface NamePattern {
  culture: string;
  countries: string[];
  settings: string[];
  /** The most rooms that a hotel of such a name has; Infinity if the name promises no size. */
  mostRooms: number;
  text: LocalizedText;
}
/**
 * The relative number of hotels of a place, the languages of their names, and the form of the place in names.
 */
export interface HotelPlace {
  weight: number;
  culture: string[];
  name: LocalizedText;
}
/** The number of rooms of hotels in a setting. */
export interface Setting {
  code: string;
  leastRooms: number;
  mostRooms: number;
}
export interface RoomKind {
  code: string;
  countries: string[];
  settings: string[];
  /** Additional settings if it is warm all year. */
  tropics: string[];
  sizeMin: number;
  sizeMax: number;
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  factorPermille: number;
  picture: string;
  /** Codes of the possible beds, the usual one first. */
  beds: string[];
  /** The view in every setting; empty if it varies. */
  view: string;
  name: LocalizedText;
  description: LocalizedText;
}
/** Attributes of one room: its view, floors, bath, or that it can be connected to another. */
export interface RoomFact {
  code: string;
  kind: string;
  settings: string[];
  text: LocalizedText;
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
  /** Benefits besides breakfasts, credit and cancellation. */
  benefits: LocalizedText[];
}
export interface Feature {
  code: string;
  /** Which hotels may have it. */
  conditions: Sentence['conditions'];
  /** Which of those drawn to have it do: adding a condition here leaves all later draws of a place alone. */
  also: Sentence['conditions'];
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
const number = (row: Row, column: string): number => Number(row[column]);
const byCode = <T extends { code: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((item) => [item.code, item]));

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
    return { ...common, kind: oneOf(['percent-off', 'credit'], row.kind), value: number(row, 'value') };
  const [stay = 1, pay = 1] = (row.value ?? '').split('/').map(Number);
  return { ...common, kind: 'stay-pay', stay, pay };
}

/** All terms and facts of the embedded inventory: read once from apps/api/content. */
export function readVocabulary() {
  const benefits = Map.groupBy(readRows('vocabulary/plan-benefits.tsv'), (row) => row.plan);
  const warm = new Map(
    readRows('vocabulary/warm-names.tsv').map((row) => [`${row.culture} ${row.instead}`, row.text]),
  );
  const named = (file: string) =>
    readRows(`vocabulary/${file}.tsv`).map((row) => ({
      code: row.code ?? '',
      name: row.text,
      group: row.group ?? '',
    }));
  return {
    regions: byCode(readJsonFile<Region[]>('places/regions.json')),
    places: byCode(readPlaces()),
    areas: readAreas(),
    groups: byCode(readJsonFile<Group[]>('vocabulary/groups.json')),
    brands: byCode(
      readRows('vocabulary/brands.tsv').map((row): Brand => ({
        code: row.code ?? '',
        group: row.group ?? '',
        countries: words(row.countries ?? ''),
        settings: words(row.settings ?? ''),
        factorPermille: number(row, 'factorPermille'),
        since: number(row, 'since'),
        leastRooms: number(row, 'leastRooms'),
        mostRooms: number(row, 'mostRooms'),
        name: row.text,
      })),
    ),
    settings: byCode(
      readRows('vocabulary/settings.tsv').map((row): Setting => ({
        code: row.code ?? '',
        leastRooms: number(row, 'leastRooms'),
        mostRooms: number(row, 'mostRooms'),
      })),
    ),
    ownNames: readRows('vocabulary/own-names.tsv').map((row): IndependentHotelWord => ({
      culture: row.culture ?? '',
      settings: words(row.settings ?? ''),
      text: row.text,
      warm: warm.get(`${row.culture} ${row.text.en}`) ?? null,
    })),
    namePatterns: readRows('vocabulary/name-patterns.tsv').map((row): NamePattern => ({
      culture: row.culture ?? '',
      countries: words(row.countries ?? ''),
      settings: words(row.settings ?? ''),
      mostRooms: row.mostRooms === '*' ? Infinity : number(row, 'mostRooms'),
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
        tropics: words(row.tropics ?? ''),
        sizeMin: number(row, 'sizeMin'),
        sizeMax: number(row, 'sizeMax'),
        maxAdults: number(row, 'maxAdults'),
        maxChildren: number(row, 'maxChildren'),
        maxGuests: number(row, 'maxGuests'),
        factorPermille: number(row, 'factorPermille'),
        picture: row.picture ?? 'room',
        beds: words(row.beds ?? ''),
        view: row.view ?? '',
        name: row.text,
        description: localizedFrom(row, ':text'),
      })),
    ),
    beds: new Map(readRows('vocabulary/beds.tsv').map((row) => [row.code ?? '', row.text])),
    /** Views from the plainest to the best. */
    roomFacts: byCode(
      readRows('vocabulary/room-facts.tsv').map((row): RoomFact => ({
        code: row.code ?? '',
        kind: row.kind ?? '',
        settings: words(row.settings ?? ''),
        text: row.text,
      })),
    ),
    plans: byCode(
      readRows('vocabulary/rate-plans.tsv').map((row): Plan => ({
        code: row.code ?? '',
        factorPermille: number(row, 'factorPermille'),
        payAt: oneOf(['property', 'prepaid'], row.payAt),
        cancellation: policyOfHash(row.cancellation ?? ''),
        breakfasts: number(row, 'breakfasts'),
        creditUsd: number(row, 'creditUsd'),
        memberOnly: row.memberOnly === '1',
        minDaysAhead: number(row, 'minDaysAhead'),
        name: row.text,
        summary: localizedFrom(row, ':text'),
        benefits: (benefits.get(row.code) ?? []).map(({ text }) => text),
      })),
    ),
    features: byCode(
      readRows('vocabulary/features.tsv').map((row): Feature => ({
        code: row.code ?? '',
        conditions: conditionsOf(row.when ?? ''),
        also: conditionsOf(row.also ?? ''),
        sharePermille: number(row, 'sharePermille'),
        name: row.text,
      })),
    ),
    promotions: byCode(readRows('vocabulary/promotions.tsv').map(readPromotion)),
    specialRequests: byCode(named('special-requests')),
    policies: byCode(named('policies')),
    descriptions: readDescriptions(),
  };
}
export type Vocabulary = ReturnType<typeof readVocabulary>;

let cached: Vocabulary | undefined;
export const vocabulary = (): Vocabulary => (cached ??= readVocabulary());
