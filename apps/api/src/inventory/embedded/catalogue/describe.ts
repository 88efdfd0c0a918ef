import type { Output } from '@voyage/contracts/endpoint.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { cheapest as cheapestSchema, HotelSummary, Offer } from '@voyage/contracts/stay.ts';
import { metresBetween } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import type { RateTable } from '@voyage/domain/money.ts';
import { countryName } from '../../../platform/country-name.ts';
import type { HotelFacts } from '../../catalogue.ts';
import { cancellationTerms } from '../../cancellation-terms.ts';
import { feesAtHotel } from '../../fees-at-hotel.ts';
import { priceLines } from '../../price-lines.ts';
import { chargeWords } from '../../charge-words.ts';
import type { BindingParts } from '../../offer-store.ts';
import type { SupplierRate, SupplierStay } from '../../supplier.ts';
import { vocabulary, type Plan, type PromotionKind } from '../../vocabulary.ts';
import { cityTaxOf } from '../pricing/city-tax.ts';
import type { CheapestRate } from './availability.ts';
import { privilegesWorth } from './privileges.ts';
import { bedsOf, roomDescription } from './room-words.ts';
import type { StoredRoom } from './rooms.ts';
import type { Store, StoredHotel } from './store.ts';

const named = (code: string, list: Map<string, { name: Record<Locale, string> }>, locale: Locale) => ({
  code,
  name: list.get(code)?.name[locale] ?? code,
});

/** The district's common name; the place itself if the hotel has no district. */
export const districtName = (hotel: StoredHotel, locale: Locale): string =>
  (hotel.place.districts.find((d) => d.slug === hotel.district) ?? hotel.place).name[locale];

/** A hotel as a map labels it. */
export const positionOf = (hotel: StoredHotel, locale: Locale) => ({
  id: String(hotel.id),
  name: hotel.name[locale],
  district: districtName(hotel, locale),
  place: { code: hotel.place.code, name: hotel.place.name[locale] },
  point: { lat: hotel.lat, lng: hotel.lng },
});

export function summaryOf(hotel: StoredHotel, locale: Locale): HotelSummary {
  const words = vocabulary();
  return {
    ...positionOf(hotel, locale),
    slug: hotel.slug,
    country: countryName(hotel.place.country, locale),
    group: named(hotel.group, words.groups, locale),
    brand: named(hotel.brand, words.brands, locale),
    pictures: hotel.pictures,
    leadPictures: hotel.leadPictures,
    standfirst: hotel.standfirst[locale] || null,
    openedYear: hotel.openedYear,
    renovatedYear: hotel.renovatedYear,
    roomCount: hotel.roomCount,
    features: hotel.features.map((code) => named(code, words.features, locale)),
    promotions: hotel.promotions.map((p) => ({ code: p.code, name: p.name[locale] })),
    flagship: hotel.flagship,
    memberRate: hotel.plans.some((p) => p.plan.memberOnly),
    currency: hotel.currency,
  };
}
const roomName = (code: string, locale: Locale): string => vocabulary().rooms.get(code)?.name[locale] ?? code;

export function roomOf({ kind, ...room }: StoredRoom, locale: Locale) {
  return {
    id: room.id,
    code: kind.code,
    name: roomName(kind.code, locale),
    description: roomDescription(kind, locale),
    sizeSquareMetres: room.sizeSquareMetres,
    beds: bedsOf(kind, locale),
    ...kind.capacity,
    picture: kind.picture,
  };
}

/** Per degree of latitude: the same everywhere. */
const metresPerDegree = metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });
/** The nearest other open hotels of a list, in order of distance. */
export function nearest(hotel: StoredHotel, list: readonly StoredHotel[], count: number) {
  const found: { h: StoredHotel; metres: number }[] = [];
  for (const h of list) {
    if (h.id === hotel.id || h.closed) continue;
    const worst = found.length === count ? (found.at(-1)?.metres ?? 0) : Number.POSITIVE_INFINITY;
    // the distance is at least the difference in latitude
    if (Math.abs(h.lat - hotel.lat) * metresPerDegree > worst + 1) continue;
    const metres = Math.round(metresBetween(hotel, h));
    if (metres >= worst) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.metres ?? 0) > metres) at--;
    found.splice(at, 0, { h, metres });
    if (found.length > count) found.pop();
  }
  return found;
}

/** Subjects that a hotel's own rules state better than the general policies. */
const saidByRules = new Set(['children', 'smoke-free']);
function rulesOf({ rules, currency }: StoredHotel): HotelDetail['rules'] {
  if (!rules) return null;
  const { extraBed, pets, deposit, smoking } = rules;
  const money = (amount: number) => ({ amount, currency });
  return {
    extraBed: extraBed && { ...extraBed, perNight: money(extraBed.perNight) },
    pets: pets && { ...pets, perStay: money(pets.perStay) },
    deposit: deposit && { perNight: money(deposit.perNight) },
    smoking,
  };
}

export function factsOf(store: Store, hotel: StoredHotel, locale: Locale): HotelFacts {
  const words = vocabulary();
  const nearby = nearest(hotel, store.list('place', hotel.place.code), 4);
  return {
    ...summaryOf(hotel, locale),
    countryCode: hotel.place.country,
    address: hotel.address[locale],
    setting: hotel.setting,
    timeZone: hotel.timeZone,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    policies: [...words.policies.values()]
      .filter(({ code }) => !hotel.rules || !saidByRules.has(code))
      .map((p) => ({ code: p.code, text: p.name[locale] })),
    rules: rulesOf(hotel),
    rooms: Array.from(hotel.rooms, (room) => roomOf(room, locale)),
    promotionDetails: hotel.promotions.map((p) => promotionOf(p, locale)),
    region: named(hotel.place.region, words.regions, locale),
    nearby: nearby.map(({ h, metres }) => ({ hotel: summaryOf(h, locale), metres })),
  };
}

/** The cheapest rate in words, with the member rate for those who want what the cheapest leaves out. */
export function cheapestWords(
  hotel: StoredHotel,
  quick: CheapestRate,
  member: CheapestRate | null,
  stay: SupplierStay,
  rates: RateTable,
  locale: Locale,
): Output<typeof cheapestSchema> {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const included = ({ total, average, plan: { plan, policy }, isFree }: CheapestRate) => ({
    total: { amount: total, currency: hotel.currency },
    feesAtHotel: feesAtHotel(cityTaxOf(hotel.place.cityTax, stay, nights, average)),
    planName: plan.name[locale],
    breakfasts: plan.breakfasts,
    creditUsd: plan.creditUsd,
    privilegesWorth: privilegesWorth(hotel, plan, stay, rates),
    freeCancellation: isFree,
    nonRefundable: policy.kind === 'non-refundable',
  });
  return {
    ...included(quick),
    averageNight: { amount: quick.average, currency: hotel.currency },
    roomName: roomName(quick.kind.code, locale),
    memberOnly: quick.plan.plan.memberOnly,
    memberRate: member && included(member),
  };
}

export function offerOf(
  hotel: StoredHotel,
  rate: SupplierRate,
  binding: BindingParts,
  stay: SupplierStay,
  rates: RateTable,
  locale: Locale,
): Offer {
  const plan = vocabulary().plans.get(rate.planCode);
  if (!plan) throw new Error(`a rate has the plan ${rate.planCode}, which is not in the vocabulary`);
  const promotion = rate.promotionCode ? vocabulary().promotions.get(rate.promotionCode) : undefined;
  return {
    offerRef: binding.offerRef,
    expiresAt: binding.expiresAt.toISOString(),
    plan: planOf(plan, locale),
    price: priceLines(rate),
    cancellation: cancellationTerms(rate.windows, rate),
    charge: binding.charge && chargeWords(binding.charge),
    promotion: promotion ? promotionOf(promotion, locale) : null,
    privilegesWorth: privilegesWorth(hotel, plan, stay, rates),
  };
}

export const planOf = (plan: Plan, locale: Locale) => ({
  code: plan.code,
  name: plan.name[locale],
  summary: plan.summary[locale],
  benefits: plan.benefits.map((benefit) => benefit[locale]),
  breakfasts: plan.breakfasts,
  creditUsd: plan.creditUsd,
  memberOnly: plan.memberOnly,
  payAt: plan.payAt,
});

export const promotionOf = ({ code, name, description }: PromotionKind, locale: Locale) => ({
  code,
  name: name[locale],
  description: description[locale],
});
