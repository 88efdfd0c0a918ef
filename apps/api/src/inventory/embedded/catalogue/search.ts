import { itemAt } from '@voyage/domain/item-at.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { toMajor, type RateTable } from '@voyage/domain/money.ts';
import { assertStay } from '../../check-stay.ts';
import { errors } from '../../../errors.ts';
import { vocabulary } from '../../vocabulary.ts';
import { StaySearch, cheapestOf, type CheapestRate } from './availability.ts';
import { cheapestWords, summaryOf } from './describe.ts';
import { firstOf } from './first-of.ts';
import { bitsOf, type Store, type StoredHotel } from './store.ts';

// Indices below are within their lists by the way the loops run: `as` says so where a check would cost each search its time.

type Query = Output<typeof hotelSearch.body>;
type Answer = Output<typeof hotelSearch.data>;
interface Hit {
  hotel: StoredHotel;
  quick: CheapestRate | null;
  rank: number;
}

/** What a search is over, and its hotels. @throws ApiError ht0011 */
export function scope(
  store: Store,
  { code, locationType }: Pick<Query, 'code' | 'locationType'>,
  locale: Locale,
): { place: Answer['place']; hotels: StoredHotel[] } {
  const words = vocabulary();
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
      };
  } else if (locationType === 'region') {
    const region = words.regions.get(code);
    if (region) return { place: of(region.name[locale], region), hotels: store.list('region', code) };
  } else if (locationType === 'hotel') {
    const hotel = store.hotels.get(Number(code)) ?? store.bySlug.get(code);
    if (hotel) return { place: of(hotel.name[locale], hotel), hotels: [hotel] };
  } else {
    const found = (locationType === 'group' ? words.groups : words.brands).get(code);
    if (found)
      return { place: of(found.name[locale], { lat: 20, lng: 20 }), hotels: store.list(locationType, code) };
  }
  throw errors.placeNotFound();
}

/** Search in memory: availability, filters, facets, order and one page. @throws ApiError ht0011, ht0004 */
export function search(store: Store, query: Query, locale: Locale, now: Date, rates: RateTable): Answer {
  const { place, hotels } = scope(store, query, locale);
  const { stay } = query;
  if (stay && hotels[0]) assertStay(stay, hotels[0].timeZone, now);
  const search = stay && new StaySearch(stay, now, query.payAt);
  const inUsd = new Map<string, (total: number) => number>();
  const wantedBits = bitsOf(query.features);
  const groups = new Set(query.groups);
  const promotions = new Set(query.promotions);
  const hits: Hit[] = [];
  const words = vocabulary();
  const counts = {
    features: new Uint32Array(words.features.size),
    groups: new Map<string, number>(),
    promotions: new Map<string, number>(),
  };
  const add = (facet: Map<string, number>, code: string) => facet.set(code, (facet.get(code) ?? 0) + 1);
  for (const hotel of hotels) {
    const quick = search ? cheapestOf(hotel, search, query.privilegeOnly) : null;
    if (hotel.closed || (search && !quick)) continue;
    const hasFeatures = (hotel.featureBits & wantedBits) === wantedBits;
    const hasGroup = groups.size === 0 || groups.has(hotel.group);
    const hasPromotion = promotions.size === 0 || hotel.promotions.some((p) => promotions.has(p.code));
    if (hasFeatures && hasPromotion) add(counts.groups, hotel.group);
    if (hasFeatures && hasGroup) for (const p of hotel.promotions) add(counts.promotions, p.code);
    if (!(hasFeatures && hasGroup && hasPromotion)) continue;
    for (let bits = hotel.featureBits; bits !== 0; bits &= bits - 1) {
      const feature = 31 - Math.clz32(bits & -bits);
      counts.features[feature] = itemAt(counts.features, feature) + 1;
    }
    let worth = inUsd.get(hotel.currency);
    if (!worth) inUsd.set(hotel.currency, (worth = dollarsOf(hotel.currency, rates)));
    hits.push({ hotel, quick, rank: rankOf(query.sort, hotel, quick ? worth(quick.total) : 0) });
  }
  const from = (query.page - 1) * query.pageSize;
  const page = firstOf(
    hits,
    from + query.pageSize,
    (a, b) => a.rank - b.rank || a.hotel.id - b.hotel.id,
  ).slice(from);
  const facet = (
    list: Map<string, { code: string; name: Record<Locale, string> }>,
    countOf: (code: string, index: number) => number | undefined,
  ) =>
    [...list.values()].flatMap((item, index) => {
      const count = countOf(item.code, index);
      return count ? [{ code: item.code, name: item.name[locale], count }] : [];
    });
  return {
    place,
    total: hits.length,
    page: query.page,
    pageSize: query.pageSize,
    totalInPlace: hotels.length,
    facets: {
      promotions: facet(words.promotions, (code) => counts.promotions.get(code)),
      features: facet(words.features, (_code, index) => counts.features[index]),
      groups: facet(words.groups, (code) => counts.groups.get(code)),
    },
    hotels: page.map(({ hotel, quick }) => ({
      hotel: summaryOf(hotel, locale),
      cheapest: quick && stay ? cheapestWords(hotel, quick, stay, rates, locale) : null,
    })),
  };
}

/** US dollars of an amount in a currency's minor unit; only for putting prices in order. */
export function dollarsOf(currency: string, rates: RateTable): (total: number) => number {
  const rate = rates.rates[currency] ?? 1;
  return (total) => toMajor({ amount: total, currency }) / rate;
}

/** Lower is earlier. Recommended: flagships, then hotels with the fuller set of privileges and features; always the same order. */
function rankOf(sort: Query['sort'], hotel: StoredHotel, usd: number): number {
  if (sort === 'price-ascending') return usd;
  if (sort === 'price-descending') return -usd;
  if (sort === 'newest') return -hotel.openedYear;
  return -(
    (hotel.flagship ? 1000 : 0) +
    (hotel.plans.some((p) => p.plan.memberOnly) ? 40 : 0) +
    hotel.features.length
  );
}
