import { isNonRefundable } from '@voyage/domain/cancellation-windows.ts';
import { inEveryLocale, type Locale } from '@voyage/domain/locale.ts';
import type { PartialText } from '@voyage/domain/partial-text.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type { SupplierRate, SupplierStay } from '../supplier.ts';
import { priceOf, roomsOf } from './price.ts';
import { languageOf } from './shop.ts';
import { windowsOf } from './windows.ts';
import { unknownRooms, type WireProperty, type WireRate } from './wire.ts';

/** A property that we sell: our numbers of it and of its rooms, by the supplier's. */
export interface SoldProperty {
  propertyId: string;
  hotelId: number;
  timeZone: string;
  roomTypes: ReadonlyMap<string, number>;
}
export interface Asked {
  stay: SupplierStay;
  /** The language of the answer's texts. */
  locale: Locale;
  /** The only one in which cards are charged: what is billed in another would be converted, which is not allowed. */
  chargedIn: string;
  /** `PointOfSale.termsUrl` */
  termsUrl?: string | undefined;
}

/** Rates that differ in nothing else have the same plan: its name says who may book it, and how it can be cancelled. */
export const rapidPlans = [
  'refundable',
  'non-refundable',
  'member-refundable',
  'member-non-refundable',
] as const;
type RapidPlan = (typeof rapidPlans)[number];
export const isMemberPlan = (code: string): boolean => code.startsWith('member-');

/**
 * The rates of a property for a stay. Left out is what we cannot sell as it is billed: paid at the property (a card
 * would have to be passed on), in another currency, for rooms that are unknown or too few, or with a price or a penalty
 * that cannot be charged exactly.
 */
export function ratesOf(property: WireProperty, sold: SoldProperty, asked: Asked): SupplierRate[] {
  return property.rooms.flatMap(({ id, rates }) => {
    const roomTypeId = sold.roomTypes.get(id);
    return roomTypeId === undefined
      ? []
      : rates.flatMap((rate) => rateOf(rate, { ...sold, roomTypeId }, asked) ?? []);
  });
}

/** What the supplier calls a rate with some beds: stays the same, unlike its links. */
export const keyOf = (rateId: string, bedsId: string): string => `${rateId} ${bedsId}`;

/** @returns null: it cannot be sold as it is billed. */
export function rateOf(
  rate: WireRate,
  { hotelId, timeZone, roomTypeId }: Omit<SoldProperty, 'roomTypes'> & { roomTypeId: number },
  { stay, locale, chargedIn, termsUrl }: Asked,
): SupplierRate | null {
  const { available_rooms: left = unknownRooms } = rate;
  const rooms = roomsOf(rate, stay.rooms);
  if (rate.merchant_of_record !== 'expedia' || left < stay.rooms.length || !rooms) return null;
  const days = nightsOf(stay.checkIn, stay.checkOut);
  const price = priceOf(rooms, days);
  if (price?.currency !== chargedIn) return null;
  const { currency, lines = [], ...sums } = price;
  const windows = windowsOf(rate, { total: sums.total, currency, lines, days, rooms: rooms.length });
  const groups = Object.values(rate.bed_groups);
  const [first] = groups;
  if (!windows || !first) return null;
  const terms = isNonRefundable(windows) ? 'non-refundable' : 'refundable';
  const plan: RapidPlan = rate.sale_scenario.member ? `member-${terms}` : terms;
  const extras = Object.values(rate.promotions.value_adds).map(({ description }) => ({
    [locale]: description,
  }));
  return {
    ...sums,
    hotelId,
    roomTypeId,
    planCode: plan,
    supplierKey: keyOf(rate.id, first.id),
    bedsId: first.id,
    beds: groups.map(({ id, description }) => ({
      id,
      name: { [locale]: description },
      supplierKey: keyOf(rate.id, id),
    })),
    currency,
    lines,
    expiresAt: earliest(groups.map(({ links }) => links.price_check.expires)),
    memberOnly: rate.sale_scenario.member,
    billing: { amount: sums.total, currency },
    median60: null,
    promotionCode: null,
    ...(extras.length > 0 && { extras }),
    ...(termsUrl !== undefined && { supplierTerms: termsOf(termsUrl) }),
    windows,
    timeZone,
    payAt: 'prepaid',
  };
}

const languagePart = '{language}';
/** A page without a language in its address is read in English. */
const termsOf = (url: string): PartialText =>
  url.includes(languagePart)
    ? inEveryLocale((locale) => url.replaceAll(languagePart, languageOf(locale)))
    : { en: url };

/** The first of some instants (ISO 8601); null: none is known. */
function earliest(instants: readonly (string | undefined)[]): Date | null {
  const known = instants.flatMap((instant) => {
    const at = Date.parse(instant ?? '');
    return Number.isNaN(at) ? [] : [at];
  });
  return known.length === 0 ? null : new Date(Math.min(...known));
}
