import {
  maxOnMap,
  maxToPrice,
  rateConditions,
  type SearchAnswer as Answer,
} from '@voyage/contracts/hotel-search.ts';
import { isInArea, type Point } from '@voyage/domain/coordinates.ts';
import { minorDigits } from '@voyage/domain/currency.ts';
import { stayOnlySorts } from '@voyage/domain/hotel-search.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Money, RateTable } from '@voyage/domain/money.ts';
import { ApiError, errors } from '../../platform/errors.ts';
import { assertStay } from '../check-stay.ts';
import { positionOf, summaryOf } from '../content/describe.ts';
import type { ContentHotel } from '../content/hotel.ts';
import type { Store } from '../content/store.ts';
import type { Place } from '../places.ts';
import type { SupplierStay } from '../supplier.ts';
import { vocabulary } from '../vocabulary.ts';
import { lastOpenedYear, wantedBits } from './filters.ts';
import { firstOf } from './first-of.ts';
import { distances, narrow, sinceYears, type Counts, type Hit, type Scope as NarrowScope } from './narrow.ts';
import type { Query } from './query.ts';
import { priceBars } from './price-bars.ts';
import type { SearchPrices, StayPrices } from './stay-prices.ts';
import { widenSuggestions } from './widen.ts';

interface Scope<Hotel extends ContentHotel> extends NarrowScope<Hotel> {
  points: ReadonlyMap<string, Point & { name: string }>;
}

/** The centre of a place, then its districts, as points that distances are measured from. */
function pointsOf(place: Place, locale: Locale): Scope<ContentHotel>['points'] {
  const named = [
    { slug: 'centre', name: place.name, lat: place.lat, lng: place.lng },
    ...place.districts.filter(({ slug }) => slug !== place.code),
  ];
  return new Map(named.map(({ slug, name, lat, lng }) => [slug, { name: name[locale], lat, lng }]));
}

/** The scope of a search, with its hotels. @throws ApiError ht0011 */
export function scopeOf<Hotel extends ContentHotel>(
  store: Store<Hotel>,
  { code, locationType }: Pick<Query, 'code' | 'locationType'>,
  locale: Locale,
): Scope<Hotel> & { place: Answer['place'] } {
  const words = vocabulary();
  const wide = { currency: 'USD', points: new Map() };
  const of = (name: string, point: { lat: number; lng: number }, standfirst: string | null = null) => ({
    code,
    name,
    locationType,
    point: { lat: point.lat, lng: point.lng },
    standfirst,
  });
  if (locationType === 'city' || locationType === 'place') {
    const place = words.places.get(code);
    if (place)
      return {
        place: of(place.name[locale], place, place.standfirst?.[locale] ?? null),
        hotels: store.list('place', code),
        currency: place.currency,
        points: pointsOf(place, locale),
      };
  } else if (locationType === 'region') {
    const region = words.regions.get(code);
    if (region)
      return { place: of(region.name[locale], region), hotels: store.list('region', code), ...wide };
  } else if (locationType === 'hotel') {
    const hotel = store.find(code);
    if (hotel)
      return {
        place: of(hotel.name[locale], hotel),
        hotels: [hotel],
        currency: hotel.currency,
        points: new Map(),
      };
  } else {
    const found = (locationType === 'group' ? words.groups : words.brands).get(code);
    if (found)
      return {
        place: of(found.name[locale], { lat: 20, lng: 20 }),
        hotels: store.list(locationType, code),
        ...wide,
      };
  }
  throw errors.placeNotFound();
}
const within = <Hotel extends ContentHotel>({ area }: Query, hotels: Hotel[]): Hotel[] =>
  area ? hotels.filter((hotel) => isInArea(area, hotel)) : hotels;

/** What a search finds hotels in, and compares them by. */
export interface Searched<Hotel extends ContentHotel> {
  store: Store<Hotel>;
  prices: SearchPrices<Hotel>;
  rates: RateTable;
}

/**
 * Search in memory: availability as far as it is known, filters, facets, order and one page. @throws ApiError ht0011,
 * ht0004
 */
export function search<Hotel extends ContentHotel>(
  searched: Searched<Hotel>,
  query: Query,
  locale: Locale,
  now: Date,
): Answer {
  const { store, prices, rates } = searched;
  const { place, ...scope } = scopeOf(store, query, locale);
  const { stay } = query;
  const check = (wanted: SupplierStay, { timeZone }: ContentHotel) =>
    assertStay(wanted, { limits: prices.limits, timeZone, now });
  if (stay && scope.hotels[0]) check(stay, scope.hotels[0]);
  const shown = within(query, scope.hotels);
  const { hits, unpriced, counts, known } = narrow({ ...scope, hotels: shown }, query, now, searched);
  const rank = rankOf(query, rates, known);
  const from = (query.page - 1) * query.pageSize;
  const ranked = hits.map((hit) => ({ hit, rank: rank(hit) }));
  const first = (count: number): Hit<Hotel>[] =>
    firstOf(ranked, count, (a, b) => a.rank - b.rank || a.hit.hotel.id - b.hit.hotel.id).map(
      ({ hit }) => hit,
    );
  const priced = hits.filter(({ isPriced }) => isPriced).length;
  const page = first(from + query.pageSize).slice(from);
  const night = stay
    ? undefined
    : prices.cheapestNights?.(
        hits.map(({ hotel }) => hotel),
        query,
        now,
      );
  return {
    place,
    total: hits.length,
    page: query.page,
    pageSize: query.pageSize,
    totalInPlace: scope.hotels.length,
    facets: facetsOf(counts, scope, query, locale, now),
    hotels: page.map(({ hotel, lowest, isPriced, metres }) => ({
      hotel: summaryOf(hotel, locale),
      cheapest: lowest && known ? known.cheapest(hotel, wantedBits(query), locale) : null,
      priced: isPriced,
      metres,
      fromNight: night?.(hotel) ?? null,
    })),
    pricing:
      unpriced.length === 0
        ? null
        : {
            priced,
            of: priced + unpriced.length,
            next: nextToPrice(query, unpriced, priced, first(from + 2 * query.pageSize).slice(from)),
          },
    ...(query.map && {
      map: first(maxOnMap).map(({ hotel, lowest }) => ({
        ...positionOf(hotel, locale),
        price: lowest ?? night?.(hotel)?.total ?? null,
      })),
    }),
    widen:
      hits.length > 0 || unpriced.length > 0
        ? []
        : widenSuggestions(query, locale, {
            countOf: (other) => {
              try {
                const { hotels, ...rest } = scopeOf(store, other, locale);
                if (other.stay && hotels[0]) check(other.stay, hotels[0]);
                // The map area of this search contains nothing of another place.
                const there = other.code === query.code ? within(other, hotels) : hotels;
                const found = narrow({ hotels: there, ...rest }, other, now, searched);
                // whether there is room in the others nobody knows
                return found.hits.filter(({ isPriced }) => isPriced).length;
              } catch (error) {
                if (error instanceof ApiError) return 0; // invalid dates
                throw error;
              }
            },
            prices: counts.prices,
            hotel: query.locationType === 'hotel' ? store.find(query.code)?.place : undefined,
          }),
  };
}

/**
 * The hotels to price next: those shown and those of the next page; all that may match, the best first, if the price
 * or the conditions of a rate decide what is shown.
 */
function nextToPrice<Hotel extends ContentHotel>(
  query: Query,
  unpriced: readonly Hotel[],
  priced: number,
  shown: readonly Hit<Hotel>[],
): string[] {
  const byRate = stayOnlySorts.includes(query.sort) || query.price !== undefined || wantedBits(query) !== 0;
  const next = byRate
    ? firstOf(unpriced, Math.max(0, maxToPrice - priced), (a, b) => merit(b) - merit(a) || a.id - b.id)
    : shown.filter(({ isPriced }) => !isPriced).map(({ hotel }) => hotel);
  return next.map(({ id }) => String(id));
}

type Vocabulary = Map<string, { code: string; name: Record<Locale, string> }>;
function facetsOf(
  counts: Counts,
  scope: Scope<ContentHotel>,
  query: Query,
  locale: Locale,
  now: Date,
): Answer['facets'] {
  const words = vocabulary();
  /** Options that would find something, and the active ones, which must stay removable. */
  const facet = (
    list: Vocabulary,
    selected: readonly string[],
    countOf: (code: string, index: number) => number | undefined,
  ) =>
    [...list.values()].flatMap((item, index) => {
      const count = countOf(item.code, index) ?? 0;
      return count > 0 || selected.includes(item.code)
        ? [{ code: item.code, name: item.name[locale], count }]
        : [];
    });
  return {
    promotions: facet(words.promotions, query.promotions, (code) => counts.promotions.get(code)),
    features: facet(words.features, query.features, (_code, index) => counts.features[index]),
    groups: facet(words.groups, query.groups, (code) => counts.groups.get(code)),
    brands: facet(words.brands, query.brands, (code) => counts.brands.get(code)),
    rates: rateConditions
      .filter((code) => query.memberRates || code !== 'privilegeOnly')
      .map((code) => ({ code, count: counts.rates.get(code) ?? 0 })),
    since: sinceYears(now).map((year) => ({ year, count: counts.since.get(year) ?? 0 })),
    points: [...scope.points].map(([code, { name }]) => ({ code, name })),
    within:
      scope.points.size === 0
        ? []
        : distances.map((metres) => ({ metres, count: counts.within.get(metres) ?? 0 })),
    prices: query.stay
      ? { basis: query.price?.basis ?? 'total', currency: scope.currency, ...priceBars(counts.prices) }
      : null,
  };
}

/** US dollars for an amount in a currency's minor unit; only for sorting by price. */
export function dollarsOf(currency: string, rates: RateTable): (total: number) => number {
  const rate = rates.rates[currency] ?? 1;
  const unit = 10 ** minorDigits(currency);
  return (total) => total / unit / rate;
}

const merit = (hotel: ContentHotel): number =>
  (hotel.flagship ? 1000 : 0) + (hotel.memberRate ? 40 : 0) + hotel.features.length;

/** A rank beyond any price. */
const last = 1e12;

/**
 * Lower comes first; what is not priced yet last. Recommended, and without a stay also instead of an order that needs
 * one: flagships, then hotels with more privileges and features; deterministic.
 */
function rankOf<Hotel extends ContentHotel>(
  { sort, stay }: Query,
  rates: RateTable,
  known: StayPrices<Hotel> | undefined,
): (hit: Hit<Hotel>) => number {
  const inUsd = new Map<string, (total: number) => number>();
  const usd = ({ amount, currency }: Money) => {
    let worth = inUsd.get(currency);
    if (!worth) inUsd.set(currency, (worth = dollarsOf(currency, rates)));
    return worth(amount);
  };
  if (!stay && stayOnlySorts.includes(sort)) return ({ hotel }) => -merit(hotel);
  switch (sort) {
    case 'price-ascending':
      return ({ lowest, hotel }) => (lowest ? usd(lowest) : last - merit(hotel));
    case 'price-descending':
      return ({ lowest, hotel }) => (lowest ? -usd(lowest) : last - merit(hotel));
    case 'privileges':
      return ({ hotel, isPriced }) => {
        const worth = known?.privileges(hotel);
        return worth ? -usd(worth) : isPriced ? 0 : last - merit(hotel);
      };
    case 'newest':
      return ({ hotel }) => -lastOpenedYear(hotel);
    case 'distance':
      return ({ metres }) => metres ?? 0;
    default:
      return ({ hotel }) => -merit(hotel);
  }
}
