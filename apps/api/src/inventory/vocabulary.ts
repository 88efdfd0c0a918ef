import { policyOfText } from '@voyage/domain/cancellation.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import type { Promotion } from '@voyage/domain/price.ts';
import {
  cell,
  localizedFrom,
  oneOf,
  readJsonFile,
  readRows,
  readTable,
  type Item,
  type Row,
} from '../platform/content-files.ts';
import { conditionsOf, readDescriptions } from './descriptions.ts';
import { readAreas, readPlaces, type Region } from './places.ts';

// The columns of the files in apps/api/content/vocabulary.

const brand = {
  code: cell.word,
  group: cell.word,
  countries: cell.words,
  settings: cell.words,
  factorPermille: cell.number,
  /** The earliest year in which one of its hotels may have opened. */
  since: cell.number,
  leastRooms: cell.number,
  mostRooms: cell.number,
  name: cell.text,
};
export type Brand = Item<typeof brand>;

/** A word for names of independent hotels, in a language (`culture`; `*` is English, and anywhere). */
const independentHotelWord = { culture: cell.word, settings: cell.words, text: cell.text };
export interface IndependentHotelWord extends Item<typeof independentHotelWord> {
  /** The word in its stead where it is warm all year; null: the word itself. */
  warm: LocalizedText | null;
}

/** How a name is composed of such a word `{s}` or a brand `{b}`, and of a place or a district `{p}`. */
const namePattern = {
  culture: cell.word,
  countries: cell.words,
  settings: cell.words,
  /** The most rooms that a hotel of such a name has; Infinity if the name promises no size. */
  mostRooms: (row: Row) => (row.mostRooms === '*' ? Infinity : Number(row.mostRooms)),
  text: cell.text,
};
export type NamePattern = Item<typeof namePattern>;

/** The relative number of hotels of a place, the languages of their names, and the form of the place in names. */
const hotelPlace = { place: cell.word, weight: cell.number, culture: cell.words, name: cell.text };

/** The number of rooms of hotels in a setting. */
const setting = { code: cell.word, leastRooms: cell.number, mostRooms: cell.number };

const roomKind = {
  code: cell.word,
  countries: cell.words,
  settings: cell.words,
  /** Additional settings if it is warm all year. */
  tropics: cell.words,
  sizeMin: cell.number,
  sizeMax: cell.number,
  maxAdults: cell.number,
  maxChildren: cell.number,
  maxGuests: cell.number,
  factorPermille: cell.number,
  picture: (row: Row) => row.picture ?? 'room',
  /** Codes of the possible beds, the usual one first. */
  beds: cell.words,
  /** The view in every setting; empty if it varies. */
  view: cell.word,
  name: cell.text,
  description: cell.description,
};
export type RoomKind = Item<typeof roomKind>;

/** Attributes of one room: its view, floors, bath, or that it can be connected to another. */
const roomFact = { code: cell.word, kind: cell.word, settings: cell.words, text: cell.text };

const plan = {
  code: cell.word,
  factorPermille: cell.number,
  payAt: (row: Row) => oneOf(['property', 'prepaid'], row.payAt),
  cancellation: (row: Row) => policyOfText(row.cancellation ?? ''),
  breakfasts: cell.number,
  creditUsd: cell.number,
  memberOnly: (row: Row) => row.memberOnly === '1',
  minDaysAhead: cell.number,
  name: cell.text,
  summary: cell.description,
};
export interface Plan extends Item<typeof plan> {
  /** Benefits besides breakfasts, credit and cancellation. */
  benefits: LocalizedText[];
}

const feature = {
  code: cell.word,
  /** Which hotels may have it. */
  conditions: (row: Row) => conditionsOf(row.when ?? ''),
  /** Which of those drawn to have it do: adding a condition here leaves all later draws of a place alone. */
  also: (row: Row) => conditionsOf(row.also ?? ''),
  sharePermille: cell.number,
  name: cell.text,
};

const named = { code: cell.word, name: cell.text, group: cell.word };

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
const byCode = <T extends { code: string }>(list: T[]) => new Map(list.map((item) => [item.code, item]));

function readPromotion(row: Row): PromotionKind {
  const common = {
    code: row.code ?? '',
    minNights: Number(row.minNights),
    minDaysAhead: Number(row.minDaysAhead),
    sharePermille: Number(row.sharePermille),
    name: row.text,
    description: localizedFrom(row, ':text'),
  };
  if (row.kind !== 'stay-pay')
    return { ...common, kind: oneOf(['percent-off', 'credit'], row.kind), value: Number(row.value) };
  const [stay = 1, pay = 1] = (row.value ?? '').split('/').map(Number);
  return { ...common, kind: 'stay-pay', stay, pay };
}

/** All terms and facts of the embedded inventory: read once from apps/api/content. */
function readVocabulary() {
  const table = <C extends Parameters<typeof readTable>[1]>(file: string, columns: C) =>
    readTable(`vocabulary/${file}.tsv`, columns);
  const benefits = Map.groupBy(readRows('vocabulary/plan-benefits.tsv'), (row) => row.plan);
  const warm = new Map(
    readRows('vocabulary/warm-names.tsv').map((row) => [`${row.culture} ${row.instead}`, row.text]),
  );
  return {
    regions: byCode(readJsonFile<Region[]>('places/regions.json')),
    places: byCode(readPlaces()),
    areas: readAreas(),
    groups: byCode(readJsonFile<Group[]>('vocabulary/groups.json')),
    brands: byCode(table('brands', brand)),
    settings: byCode(table('settings', setting)),
    ownNames: table('own-names', independentHotelWord).map((word): IndependentHotelWord => ({
      ...word,
      warm: warm.get(`${word.culture} ${word.text.en}`) ?? null,
    })),
    namePatterns: table('name-patterns', namePattern),
    hotelPlaces: new Map(readTable('places/hotels.tsv', hotelPlace).map((found) => [found.place, found])),
    rooms: byCode(table('room-types', roomKind)),
    beds: new Map(table('beds', named).map(({ code, name }) => [code, name])),
    /** Views from the plainest to the best. */
    roomFacts: byCode(table('room-facts', roomFact)),
    plans: byCode(
      table('rate-plans', plan).map((found): Plan => ({
        ...found,
        benefits: (benefits.get(found.code) ?? []).map(({ text }) => text),
      })),
    ),
    features: byCode(table('features', feature)),
    promotions: byCode(readRows('vocabulary/promotions.tsv').map(readPromotion)),
    specialRequests: byCode(table('special-requests', named)),
    policies: byCode(table('policies', named)),
    descriptions: readDescriptions(),
  };
}
export type Vocabulary = ReturnType<typeof readVocabulary>;

let cached: Vocabulary | undefined;
export const vocabulary = (): Vocabulary => (cached ??= readVocabulary());
