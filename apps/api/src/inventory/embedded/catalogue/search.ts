import { maxOnMap, rateConditions, type SearchAnswer as Answer } from '@voyage/contracts/hotel-search.ts';
import { isInArea, type Point } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { minorDigits } from '@voyage/domain/currency.ts';
import type { RateTable } from '@voyage/domain/money.ts';
import { stayOnlySorts } from '@voyage/domain/hotel-search.ts';
import { assertStay } from '../../check-stay.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import { ApiError, errors } from '../../../platform/errors.ts';
import type { Place } from '../../places.ts';
import type { SupplierStay } from '../../supplier.ts';
import { vocabulary } from '../../vocabulary.ts';
import { memberRateOf } from './availability.ts';
import { cheapestNights } from './cheapest-nights.ts';
import { cheapestWords, positionOf, summaryOf } from './describe.ts';
import { freshYear, wantedBits } from './filters.ts';
import { firstOf } from './first-of.ts';
import {
  distances,
  narrow,
  sinceYears,
  type Counts,
  type Hit,
  type Query,
  type Scope as NarrowScope,
} from './narrow.ts';
import { priceBars } from './price-bars.ts';
import { privilegesWorth } from './privileges.ts';
import type { Store, StoredHotel } from './store.ts';
import { waysToWiden } from './widen.ts';

interface Scope extends NarrowScope {
  points: ReadonlyMap<string, Point & { name: string }>;
}

/** The centre of a place, then its districts, as points that distances are measured from. */
function pointsOf(place: Place, locale: Locale): Scope['points'] {
  const named = [
    { slug: 'centre', name: place.name, lat: place.lat, lng: place.lng },
    ...place.districts.filter(({ slug }) => slug !== place.code),
  ];
  return new Map(named.map(({ slug, name, lat, lng }) => [slug, { name: name[locale], lat, lng }]));
}

/** The scope of a search, with its hotels. @throws ApiError ht0011 */
export function scopeOf(
  store: Store,
  { code, locationType }: Pick<Query, 'code' | 'locationType'>,
  locale: Locale,
): Scope & { place: Answer['place'] } {
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
const within = ({ area }: Query, hotels: StoredHotel[]): StoredHotel[] =>
  area ? hotels.filter((hotel) => isInArea(area, hotel)) : hotels;

/** Search in memory: availability, filters, facets, order and one page. @throws ApiError ht0011, ht0004 */
export function search(store: Store, query: Query, locale: Locale, now: Date, rates: RateTable): Answer {
  const { place, ...scope } = scopeOf(store, query, locale);
  const { stay } = query;
  const check = (wanted: SupplierStay, { timeZone }: StoredHotel) =>
    assertStay(wanted, { limits: embeddedLimits, timeZone, now });
  if (stay && scope.hotels[0]) check(stay, scope.hotels[0]);
  const shown = within(query, scope.hotels);
  const { hits, counts, search: found } = narrow({ ...scope, hotels: shown }, query, now, rates);
  const rank = rankOf(query, rates);
  const from = (query.page - 1) * query.pageSize;
  const ranked = hits.map((hit) => ({ hit, rank: rank(hit) }));
  const first = (count: number): Hit[] =>
    firstOf(ranked, count, (a, b) => a.rank - b.rank || a.hit.hotel.id - b.hit.hotel.id).map(
      ({ hit }) => hit,
    );
  const page = first(from + query.pageSize).slice(from);
  const night = stay ? undefined : cheapestNights(hits, query, now);
  return {
    place,
    total: hits.length,
    page: query.page,
    pageSize: query.pageSize,
    totalInPlace: scope.hotels.length,
    facets: facetsOf(counts, scope, query, locale, now),
    hotels: page.map(({ hotel, quick, metres }) => ({
      hotel: summaryOf(hotel, locale),
      cheapest:
        quick && found
          ? cheapestWords(
              hotel,
              quick,
              // only for the hotels that are returned
              memberRateOf(hotel, quick, found, wantedBits(query)),
              found.stay,
              rates,
              locale,
            )
          : null,
      priced: true,
      metres,
      fromNight: night?.(hotel) ?? null,
    })),
    pricing: null,
    ...(query.map && {
      map: first(maxOnMap).map(({ hotel, quick }) => ({
        ...positionOf(hotel, locale),
        price: quick ? { amount: quick.total, currency: hotel.currency } : (night?.(hotel)?.total ?? null),
      })),
    }),
    widen:
      hits.length > 0
        ? []
        : waysToWiden(query, locale, {
            countOf: (other) => {
              try {
                const { hotels, ...rest } = scopeOf(store, other, locale);
                if (other.stay && hotels[0]) check(other.stay, hotels[0]);
                // The map area of this search contains nothing of another place.
                const there = other.code === query.code ? within(other, hotels) : hotels;
                return narrow({ hotels: there, ...rest }, other, now, rates).hits.length;
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

type Vocabulary = Map<string, { code: string; name: Record<Locale, string> }>;
function facetsOf(counts: Counts, scope: Scope, query: Query, locale: Locale, now: Date): Answer['facets'] {
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
    rates: rateConditions.map((code) => ({ code, count: counts.rates.get(code) ?? 0 })),
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

/**
 * Lower comes first. Recommended, and without a stay also instead of an order that needs one: flagships, then
 * hotels with more privileges and features; deterministic.
 */
function rankOf({ sort, stay }: Query, rates: RateTable): (hit: Hit) => number {
  const inUsd = new Map<string, (total: number) => number>();
  const usd = (amount: number, currency: string) => {
    let worth = inUsd.get(currency);
    if (!worth) inUsd.set(currency, (worth = dollarsOf(currency, rates)));
    return worth(amount);
  };
  const price = ({ quick, hotel }: Hit) => (quick ? usd(quick.total, hotel.currency) : 0);
  const gifts = ({ hotel }: Hit) => {
    const member = hotel.plans.find(({ plan }) => plan.memberOnly);
    const worth = member && stay ? privilegesWorth(hotel, member.plan, stay, rates) : null;
    return worth ? usd(worth.amount, worth.currency) : 0;
  };
  const merit = ({ hotel }: Hit) =>
    (hotel.flagship ? 1000 : 0) +
    (hotel.plans.some((p) => p.plan.memberOnly) ? 40 : 0) +
    hotel.features.length;
  if (!stay && stayOnlySorts.includes(sort)) return (hit) => -merit(hit);
  switch (sort) {
    case 'price-ascending':
      return price;
    case 'price-descending':
      return (hit) => -price(hit);
    case 'privileges':
      return (hit) => -gifts(hit);
    case 'newest':
      return ({ hotel }) => -freshYear(hotel);
    case 'distance':
      return ({ metres }) => metres ?? 0;
    default:
      return (hit) => -merit(hit);
  }
}
