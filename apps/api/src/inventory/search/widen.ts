import { searchFilters, type SearchFilter, type Widening } from '@voyage/contracts/hotel-search.ts';
import { metresBetween } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import type { Place } from '../places.ts';
import { vocabulary } from '../vocabulary.ts';
import type { Query } from './query.ts';
import { roundStep } from './price-bars.ts';

/** Maximum number of suggestions. */
const ways = 3;
/** Shifts of a stay in days, nearest first. */
const moves = [1, -1, 2, -2, 3, -3, 7, -7];
/** How many nearby places are considered, and how far away. */
const neighbours = { most: 6, metres: 400_000 };
export const without: Record<SearchFilter, Partial<Query>> = {
  promotions: { promotions: [] },
  features: { features: [] },
  groups: { groups: [] },
  brands: { brands: [] },
  price: { price: undefined },
  since: { since: undefined },
  near: { near: undefined },
  privilegeOnly: { privilegeOnly: false },
  freeCancellation: { freeCancellation: false },
  payAtHotel: { payAtHotel: false },
  breakfast: { breakfast: false },
};
const isActive = (query: Query, filter: SearchFilter): boolean => {
  const value = query[filter];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
};
const allOff: Partial<Query> = Object.assign({}, ...Object.values(without));

interface Index {
  /** How many hotels a search finds; 0 if it is not possible. */
  countOf: (query: Query) => number;
  /** Of the hotels that only the price filter excludes: in whole units, on the basis of the filter. */
  prices?: readonly number[];
  /** Where the hotel of the query is, if it is for one: its other hotels are near. */
  hotel?: Place | undefined;
}

/**
 * Suggestions if nothing matches: the whole place instead of a part of its map, a higher price, the fewest filters to
 * remove (one or two) for the most hotels, other dates, a nearby place, no filters at all; where one of these finds
 * nothing, more of the others.
 */
export function widenSuggestions(
  query: Query,
  locale: Locale,
  { countOf, prices = [], hotel }: Index,
): Widening[] {
  const active = searchFilters.filter((filter) => isActive(query, filter));
  const removing = (combinations: SearchFilter[][]): Widening[] =>
    combinations
      .map((filters) => ({
        kind: 'filters' as const,
        filters,
        count: countOf(Object.assign({ ...query }, ...filters.map((filter) => without[filter]))),
      }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  let filters = removing(active.map((filter) => [filter]));
  if (filters.length === 0 && active.length > 2)
    filters = removing(active.flatMap((filter, i) => active.slice(i + 1).map((other) => [filter, other])));
  const most = filters[0]?.count ?? 0;
  const whole = wholePlace(query, countOf);
  const kinds: Iterator<Widening>[] = [
    higherPrice(query, prices),
    filters.values(),
    otherDays(query, countOf),
    nearbyPlaces(query, locale, countOf, hotel),
    active.length > 1 ? withoutFilters(query, countOf, most) : [].values(),
  ];
  const found: Widening[] = whole ? [whole] : [];
  // the best of each kind, then the second of each; counted only as far as needed
  for (let round = 0; round < ways && found.length < ways; round++)
    for (const kind of kinds) {
      const next = found.length < ways ? kind.next() : undefined;
      if (next && !next.done) found.push(next.value);
    }
  return found;
}

/** The lowest upper bound, in round figures, that lets a hotel in. */
function* higherPrice({ price }: Query, prices: readonly number[]): Generator<Widening> {
  const { from = 0, to } = price ?? {};
  if (to === undefined) return;
  const lowest = Math.min(...prices.filter((one) => one > to && one >= from));
  if (!Number.isFinite(lowest)) return;
  const step = roundStep(lowest / 100);
  const higher = Math.ceil(lowest / step) * step;
  yield {
    kind: 'price',
    to: higher,
    count: prices.filter((one) => one >= from && one <= higher).length,
  };
}

/** Only if it finds more than the fewest filters that must be removed. */
function* withoutFilters(query: Query, countOf: (query: Query) => number, most: number): Generator<Widening> {
  const count = countOf({ ...query, ...allOff });
  if (count > most) yield { kind: 'all-filters', count };
}

function wholePlace(query: Query, countOf: (query: Query) => number): Widening | undefined {
  const count = query.area ? countOf({ ...query, area: undefined }) : 0;
  return count > 0 ? { kind: 'area', count } : undefined;
}

function* otherDays(query: Query, countOf: (query: Query) => number): Generator<Widening> {
  const { stay } = query;
  if (!stay) return;
  for (const days of moves) {
    const [checkIn, checkOut] = [addDays(stay.checkIn, days), addDays(stay.checkOut, days)];
    const count = countOf({ ...query, stay: { ...stay, checkIn, checkOut } });
    if (count > 0) yield { kind: 'dates', checkIn, checkOut, count };
  }
}

function* nearbyPlaces(
  query: Query,
  locale: Locale,
  countOf: (query: Query) => number,
  hotel: Place | undefined,
): Generator<Widening> {
  const { places } = vocabulary();
  const isPlace = query.locationType === 'city' || query.locationType === 'place';
  const here = hotel ?? (isPlace ? places.get(query.code) : undefined);
  if (!here) return;
  const near = [...places.values()]
    .filter((place) => place !== here || hotel)
    .map((place) => ({ place, metres: metresBetween(here, place) }))
    .filter(({ metres }) => metres <= neighbours.metres)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, neighbours.most);
  for (const { place } of near) {
    const count = countOf({ ...query, code: place.code, locationType: place.kind, near: undefined });
    if (count > 0)
      yield {
        kind: 'place',
        place: { code: place.code, name: place.name[locale] },
        locationType: place.kind,
        count,
      };
  }
}
