import { itemAt } from '@voyage/domain/item-at.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { fold } from './fold.ts';
import type { Entry } from './entry.ts';
import { inOrder, points, type SuggestIndex } from './suggest-index.ts';

const places: ReadonlySet<Entry['kind']> = new Set(['city', 'place', 'region']);
/** Places of a country, so that its hotels have room. */
const maxOfCountry = 4;

export interface Match {
  entry: Entry;
  points: number;
}
export interface Found {
  /** Best first. */
  matches: Match[];
  /** The part of the query that found them. */
  text: string;
  /** They are where a country is, which was typed. */
  isCountry: boolean;
}
/** What is looked for, and where. */
export interface Wanted {
  index: SuggestIndex;
  query: string;
  /** The query as names are compared. */
  typed: string;
  limit: number;
  locale: Locale;
}
const byPoints = (a: Match, b: Match) => b.points - a.points || inOrder.compare(a.entry.code, b.entry.code);
const byWeight = (a: Entry, b: Entry) => b.weight - a.weight;

export const entriesAt = (list: readonly Entry[], numbers: readonly number[]): Entry[] =>
  numbers.map((number) => itemAt(list, number));

/**
 * The hotels that the name of a place finds in the visitor's language, or in that of its first key; or else those
 * of the place, which an area has no name for.
 */
function hotelsNamedAfter(place: Entry, { index, limit, locale }: Wanted): Entry[] {
  for (const name of [fold(place.name(locale)), place.keys[0] ?? '']) {
    const { whole, beginning, within } = index.names.find(name, limit);
    const hotels = entriesAt(index.entries, [...whole, ...beginning, ...within]).filter(
      ({ kind }) => kind === 'hotel',
    );
    if (hotels.length > 0) return hotels;
  }
  return index.hotelsIn.get(place.code)?.slice(0, limit) ?? [];
}

/** Collects what the steps of a search find; an entry has the points of the first step that finds it. */
export class Matches {
  readonly #wanted: Wanted;
  readonly #found = new Map<Entry, number>();
  readonly #countries: string[] = [];

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  get size(): number {
    return this.#found.size;
  }
  get hasCountries(): boolean {
    return this.#countries.length > 0;
  }

  add(entry: Entry, worth: number): void {
    if (!this.#found.has(entry)) this.#found.set(entry, worth + entry.weight);
  }
  addAll(entries: readonly Entry[], worth: number): void {
    for (const entry of entries) this.add(entry, worth);
  }
  /** The places of countries. Where a place has its country's name, it is found already. */
  addCountries(codes: readonly string[], worth: number): void {
    const { placesIn } = this.#wanted.index;
    const inThem = codes.flatMap((code) => placesIn.get(code) ?? []).toSorted(byWeight);
    for (const [rank, entry] of inThem.slice(0, maxOfCountry).entries()) this.add(entry, worth - rank);
    this.#countries.push(...codes);
  }

  /** What was found, with the hotels of a place or a country that is the best of it. */
  answer(): Found {
    const best = this.#bestFirst()[0]?.entry;
    const country = best && this.#countryAround(best);
    if (country !== undefined) this.#addHotelsIn(country);
    if (best && places.has(best.kind) && !this.#hasHotels())
      this.addAll(hotelsNamedAfter(best, this.#wanted), points.ofPlace);
    return { matches: this.#bestFirst(), text: this.#wanted.query, isCountry: country !== undefined };
  }

  #bestFirst(): Match[] {
    return [...this.#found].map(([entry, worth]): Match => ({ entry, points: worth })).toSorted(byPoints);
  }
  #hasHotels(): boolean {
    return this.#found.keys().some(({ kind }) => kind === 'hotel');
  }
  /** The country that was typed, if that is why its place or region was found; a place may have its name. */
  #countryAround({ kind, country, keys }: Entry): string | undefined {
    if (kind === 'region') return this.#countries[0];
    const isMeant =
      country !== undefined && this.#countries.includes(country) && !keys.includes(this.#wanted.typed);
    return isMeant ? country : undefined;
  }
  #addHotelsIn(country: string): void {
    const { index, limit } = this.#wanted;
    const hotels = (index.placesIn.get(country) ?? []).flatMap(({ code }) => index.hotelsIn.get(code) ?? []);
    this.addAll(hotels.toSorted(byWeight).slice(0, limit), points.ofPlace);
  }
}
