import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { toMajor, type RateTable } from '@voyage/domain/money.ts';
import { dayInZone, daysBetween } from '@voyage/domain/stay-date.ts';
import { assertStay } from '../../services/check-stay.ts';
import { ApiError } from '../../errors.ts';
import { vocabulary } from '../vocabulary.ts';
import { cheapestOf, nightFactors, type Quick } from './availability.ts';
import { cheapestWords, summaryOf } from './describe.ts';
import { bitsOf, type Store, type StoredHotel } from './store.ts';

type Query = Output<typeof hotelSearch.body>;
type Answer = Output<typeof hotelSearch.data>;
interface Hit { hotel: StoredHotel; quick: Quick | null; usd: number }

/** What a search is over, and its hotels. @throws ApiError ht0011 */
function scope(store: Store, { code, locationType }: Query, locale: Locale): { place: Answer['place']; hotels: StoredHotel[] } {
  const words = vocabulary();
  const of = (name: string, point: { lat: number; lng: number }, standfirst: string | null = null) => ({ code, name, locationType, point: { lat: point.lat, lng: point.lng }, standfirst });
  if (locationType === 'city' || locationType === 'place') {
    const place = words.places.get(code);
    if (place) return { place: of(place.name[locale], place, place.standfirst?.[locale] ?? null), hotels: store.list('place', code) };
  } else if (locationType === 'region') {
    const region = words.regions.get(code);
    if (region) return { place: of(region.name[locale], region), hotels: store.list('region', code) };
  } else if (locationType === 'hotel') {
    const hotel = store.hotels.get(Number(code)) ?? store.bySlug.get(code);
    if (hotel) return { place: of(hotel.name[locale], hotel), hotels: [hotel] };
  } else {
    const found = (locationType === 'group' ? words.groups : words.brands).get(code);
    if (found) return { place: of(found.name[locale], { lat: 20, lng: 20 }), hotels: store.list(locationType, code) };
  }
  throw new ApiError('ht0011');
}

/** Search in memory: availability, filters, facets, order and one page. @throws ApiError ht0011, ht0004 */
export function search(store: Store, query: Query, locale: Locale, now: Date, rates: RateTable): Answer {
  const { place, hotels } = scope(store, query, locale);
  const { stay } = query;
  if (stay && hotels[0]) assertStay(stay, hotels[0].timeZone, now);
  const factors = nightFactors();
  const today = new Map<string, string>();
  const open: Hit[] = [];
  for (const hotel of hotels) {
    if (hotel.closed) continue;
    if (!stay) {
      open.push({ hotel, quick: null, usd: 0 });
      continue;
    }
    let day = today.get(hotel.timeZone);
    if (!day) today.set(hotel.timeZone, (day = dayInZone(now, hotel.timeZone)));
    const quick = cheapestOf(hotel, stay, factors(hotel.place, stay), daysBetween(day, stay.checkIn), query.privilegeOnly);
    if (quick) open.push({ hotel, quick, usd: toMajor({ amount: quick.total, currency: hotel.currency }) / (rates.rates[hotel.currency] ?? 1) });
  }
  const wantedBits = bitsOf(query.features);
  const groups = new Set(query.groups);
  const promotions = new Set(query.promotions);
  const hits: Hit[] = [];
  const facets = { features: new Map<string, number>(), groups: new Map<string, number>(), promotions: new Map<string, number>() };
  const add = (facet: Map<string, number>, code: string) => facet.set(code, (facet.get(code) ?? 0) + 1);
  for (const hit of open) {
    const { hotel } = hit;
    const hasFeatures = (hotel.featureBits & wantedBits) === wantedBits;
    const hasGroup = groups.size === 0 || groups.has(hotel.group);
    const hasPromotion = promotions.size === 0 || hotel.promotions.some((p) => promotions.has(p.code));
    if (hasFeatures && hasPromotion) add(facets.groups, hotel.group);
    if (hasFeatures && hasGroup) for (const p of hotel.promotions) add(facets.promotions, p.code);
    if (hasFeatures && hasGroup && hasPromotion) {
      for (const code of hotel.features) add(facets.features, code);
      hits.push(hit);
    }
  }
  order(hits, query.sort);
  const page = hits.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
  const words = vocabulary();
  const facet = (counts: Map<string, number>, list: Map<string, { code: string; name: Record<Locale, string> }>) => [...list.values()].filter((item) => counts.has(item.code)).map((item) => ({ code: item.code, name: item.name[locale], count: counts.get(item.code) ?? 0 }));
  return {
    place, total: hits.length, page: query.page, pageSize: query.pageSize, totalInPlace: hotels.length,
    facets: { promotions: facet(facets.promotions, words.promotions), features: facet(facets.features, words.features), groups: facet(facets.groups, words.groups) },
    hotels: page.map(({ hotel, quick }) => ({ hotel: summaryOf(hotel, locale), cheapest: quick && stay ? cheapestWords(hotel, quick, stay, rates, locale) : null })),
  };
}

/** Recommended: flagships, then houses with the fuller set of privileges and features, then by price; always the same order. */
function order(hits: Hit[], sort: Query['sort']): void {
  const merit = ({ hotel }: Hit) => (hotel.flagship ? 1000 : 0) + (hotel.plans.some((p) => p.plan.memberOnly) ? 40 : 0) + hotel.features.length;
  hits.sort((a, b) => {
    const by = sort === 'price-ascending' ? a.usd - b.usd : sort === 'price-descending' ? b.usd - a.usd : sort === 'newest' ? b.hotel.openedYear - a.hotel.openedYear : merit(b) - merit(a);
    return by || a.hotel.id - b.hotel.id;
  });
}
