import { searchFilters, type SearchFilter, type Widening } from '@voyage/contracts/hotel-search.ts';
import { metresBetween } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { vocabulary } from '../../vocabulary.ts';
import type { Query } from './narrow.ts';

/** Maximum number of suggestions. */
const ways = 3;
/** Shifts of a stay in days, nearest first. */
const moves = [1, -1, 2, -2, 3, -3, 7, -7];
/** How many nearby places are considered, and how far away. */
const neighbours = { most: 6, metres: 400_000 };

/** A query without a filter. */
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

/**
 * Suggestions if nothing matches: the whole place instead of a part of its map, the fewest filters to remove
 * (one, two, or all) for the most hotels, other dates, a nearby place, then further filters. `countOf`
 * returns how many a search finds; 0 if it is not possible.
 */
export function waysToWiden(query: Query, locale: Locale, countOf: (query: Query) => number): Widening[] {
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
  if (filters.length === 0 && active.length > 1) {
    const count = countOf({ ...query, ...allOff });
    if (count > 0) filters.push({ kind: 'all-filters', count });
  }
  const [best, ...others] = filters;
  return [
    wholePlace(query, countOf),
    best,
    otherDays(query, countOf),
    nearbyPlace(query, locale, countOf),
    ...others,
  ]
    .filter((way) => way !== undefined)
    .slice(0, ways);
}

function wholePlace(query: Query, countOf: (query: Query) => number): Widening | undefined {
  const count = query.area ? countOf({ ...query, area: undefined }) : 0;
  return count > 0 ? { kind: 'area', count } : undefined;
}

function otherDays(query: Query, countOf: (query: Query) => number): Widening | undefined {
  const { stay } = query;
  if (!stay) return undefined;
  for (const days of moves) {
    const [checkIn, checkOut] = [addDays(stay.checkIn, days), addDays(stay.checkOut, days)];
    const count = countOf({ ...query, stay: { ...stay, checkIn, checkOut } });
    if (count > 0) return { kind: 'dates', checkIn, checkOut, count };
  }
  return undefined;
}

function nearbyPlace(query: Query, locale: Locale, countOf: (query: Query) => number): Widening | undefined {
  const { places } = vocabulary();
  const here =
    query.locationType === 'city' || query.locationType === 'place' ? places.get(query.code) : null;
  if (!here) return undefined;
  const near = [...places.values()]
    .filter((place) => place !== here)
    .map((place) => ({ place, metres: metresBetween(here, place) }))
    .filter(({ metres }) => metres <= neighbours.metres)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, neighbours.most);
  for (const { place } of near) {
    const count = countOf({ ...query, code: place.code, locationType: place.kind, near: undefined });
    if (count > 0)
      return {
        kind: 'place',
        place: { code: place.code, name: place.name[locale] },
        locationType: place.kind,
        count,
      };
  }
  return undefined;
}
