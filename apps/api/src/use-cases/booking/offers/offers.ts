import { isDeepStrictEqual } from 'node:util';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan, planSearch } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { langsOf } from '@voyage/domain/partial-text.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { RateTable } from '@voyage/domain/money.ts';
import { termsHash } from '@voyage/domain/cancellation-windows.ts';
import { errors } from '../../../platform/errors.ts';
import { billedCharge, chargeOf, type Charge } from '@voyage/domain/prepaid.ts';
import { cancellationTerms } from '../../../inventory/cancellation-terms.ts';
import type { OfferContent } from '../../../inventory/offer-content.ts';
import { createOffer, createOffers, readOffer, type BindingParts } from '../../../inventory/offer-store.ts';
import { priceLines } from '../../../inventory/price-lines.ts';
import { bedChoice, statedTerms } from '../../../inventory/stated-terms.ts';
import { readRates } from '../../../rates/rates.ts';
import type { Scoped } from '../../../inventory/shopping.ts';
import type { SupplierRate, SupplierStay } from '../../../inventory/supplier.ts';
import { hotelNumber } from '../../../platform/hotel-number.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { seesMemberRates } from '../../shopping/stay-rules.ts';
import { assertNotBooked } from './assert-not-booked.ts';
import { assertStay } from '../../../inventory/check-stay.ts';

/**
 * Every rate of a hotel that can be booked for a stay and paid in one of the ways that the page supports, by
 * room, cheapest first.
 * @throws ApiError ht0001, ht0004
 */
export async function offersOf(
  services: Services,
  { hotelId: id, stay, payAt, memberRates }: Scoped<Output<typeof planSearch.body>>,
  locale: Locale,
): Promise<Output<typeof planSearch.data>> {
  const hotelId = hotelNumber(id);
  const { inventory } = services;
  const now = services.now();
  const { limits } = inventory.capabilities;
  assertStay(stay, { limits, timeZone: inventory.timeZone(hotelId), now });
  const table = await readRates(services);
  const rates = (await inventory.rates({ hotelId, stay, locale, memberRates }))
    .filter((rate) => payAt.includes(rate.payAt) && (memberRates || !rate.memberOnly))
    .map((rate) => ({ rate, charge: chargeFor(rate, table) }))
    // a prepaid rate that cannot be charged cannot be sold
    .filter(({ rate, charge }) => rate.payAt === 'property' || charge !== null)
    .toSorted((a, b) => a.rate.total - b.rate.total);
  const bindings = await createOffers(services, stay, rates, now);
  const offers = rates.map(({ rate }, i) => ({
    roomTypeId: rate.roomTypeId,
    offer: shown(services, rate, itemAt(bindings, i), stay, locale),
  }));
  const byRoom = Map.groupBy(offers, ({ roomTypeId }) => roomTypeId);
  return {
    rooms: [...byRoom].map(([roomTypeId, own]) => ({
      room: inventory.room(hotelId, roomTypeId, locale),
      offers: own.map(({ offer }) => offer),
    })),
  };
}

const shown = (
  { inventory }: Services,
  rate: SupplierRate,
  binding: BindingParts,
  stay: SupplierStay,
  locale: Locale,
): Offer => ({
  ...inventory.offer(rate, binding, stay, locale),
  ...statedTerms(rate, locale),
  ...bedChoice(binding, locale),
});

/** The beds of a rate that was checked: where only those of the offer were, the others are as they were offered. */
const bedsNow = ({ beds, supplierKey }: SupplierRate, offered: OfferContent): SupplierRate['beds'] =>
  beds ??
  offered.beds?.map((bed) =>
    bed.id === offered.rate.bedsId && supplierKey !== undefined ? { ...bed, supplierKey } : bed,
  );

/**
 * What a card is charged for a rate: what the supplier bills, or the total at the rates of the day; null if it is paid
 * at the property, or cannot be charged.
 */
export function chargeFor(rate: SupplierRate, table: RateTable): Charge | null {
  if (rate.payAt === 'property') return null;
  return rate.billing
    ? billedCharge(rate.billing, table.asOf)
    : chargeOf({ amount: rate.total, currency: rate.currency }, table);
}

/** Whether the total, what the hotel collects beside and before it, and what is billed are as they were offered. */
export const hasSamePrice = (rate: SupplierRate, { terms, charge }: OfferContent): boolean =>
  rate.total === terms.total &&
  isDeepStrictEqual(rate.feesAtHotel, terms.feesAtHotel) &&
  isDeepStrictEqual(rate.deposits ?? [], terms.deposits ?? []) &&
  (charge === null || rate.billing === null || rate.billing.amount === charge.amountTwd);

/**
 * An offer as it is now, for a member who has not booked it yet. @throws ApiError ht0003 (not ours, purged, or for
 * members only), bk0007
 * (booked already), and those of `freshOffer`
 */
export async function quoteOffer(
  services: Services,
  caller: Caller | undefined,
  offerRef: string,
  locale: Locale,
): Promise<Output<typeof plan.data>> {
  const content = await readOffer(services, offerRef);
  if (!content) throw errors.planNotFound();
  if (caller) await assertNotBooked(services, { reader: caller.userId, member: caller.userId }, content);
  const fresh = await freshOffer(services, content, locale);
  if (fresh.offer.plan.memberOnly && !seesMemberRates(services, caller)) throw errors.planNotFound();
  return fresh;
}

/**
 * Checks an offer with the supplier. Returns a new one, with what changed; the user decides.
 * @throws ApiError ht0003 (no longer sold), ht0004, ht0005 (no room left)
 */
export async function freshOffer(
  services: Services,
  content: OfferContent,
  locale: Locale,
): Promise<Output<typeof plan.data>> {
  const { inventory } = services;
  const now = services.now();
  const { stay, rate: key, terms } = content;
  const hotel = inventory.hotel(String(key.hotelId), locale);
  assertStay(stay, { limits: inventory.capabilities.limits, timeZone: hotel.timeZone, now });
  const rate = await inventory.priceCheck(key, stay, locale);
  if (!rate) throw errors.planNotFound();
  if (rate === 'soldOut') throw errors.soldOut();
  const charge = chargeFor(rate, await readRates(services));
  if (rate.payAt === 'prepaid' && charge === null) throw errors.planNotFound();
  const offered = { ...rate, beds: bedsNow(rate, content), bedsId: key.bedsId };
  const binding = await createOffer(services, stay, { rate: offered, charge }, now);
  const offer = shown(services, rate, binding, stay, locale);
  const before = priceLines(terms);
  const notes = await inventory.notes(key.hotelId, locale);
  return {
    hotel: inventory.hotelSummary(key.hotelId, locale),
    address: hotel.address,
    room: inventory.room(key.hotelId, key.roomTypeId, locale),
    offer,
    stay,
    held: inventory.capabilities.hold !== 'none',
    changed: {
      price: hasSamePrice(rate, content)
        ? null
        : { before: before.total, after: offer.price.total, linesBefore: before },
      policy:
        termsHash(rate.windows) === termsHash(terms.windows)
          ? null
          : {
              before: cancellationTerms(terms.windows, {
                timeZone: rate.timeZone,
                currency: terms.currency,
              }),
              after: offer.cancellation,
            },
    },
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    latestCheckIn: hotel.latestCheckIn,
    notes: notes.value,
    ...langsOf({ address: hotel.langs?.address, notes }, locale),
  };
}
