import { isDeepStrictEqual } from 'node:util';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan, planSearch } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { RateTable } from '@voyage/domain/money.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { termsHash } from '@voyage/domain/cancellation-windows.ts';
import { errors } from '../../../platform/errors.ts';
import { chargeOf, type Charge } from '@voyage/domain/prepaid.ts';
import type { PaymentTimings } from '../../../inventory/catalogue.ts';
import { cancellationTerms } from '../../../inventory/cancellation-terms.ts';
import { feesAtHotel } from '../../../inventory/fees-at-hotel.ts';
import { createOffer, readOffer, type OfferContent } from '../../../inventory/offer-token.ts';
import { readRates } from '../../../rates/rates.ts';
import type { SupplierRate, SupplierStay } from '../../../inventory/supplier.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { assertNotBooked } from './assert-not-booked.ts';
import { assertStay } from '../../../inventory/check-stay.ts';

type PriceLines = Offer['price'];

/**
 * Every rate of a hotel that can be booked for a stay and paid in one of the ways that the page supports, by
 * room, cheapest first.
 * @throws ApiError ht0001, ht0004
 */
export async function offersOf(
  services: Services,
  hotelId: number,
  stay: SupplierStay,
  timings: PaymentTimings,
  locale: Locale,
): Promise<Output<typeof planSearch.data>> {
  const { inventory } = services;
  const now = services.now();
  assertStay(stay, inventory.timeZone(hotelId), now);
  const table = await readRates(services);
  const rates = (await inventory.rates({ hotelId, stay }))
    .filter((rate) => timings.includes(rate.payAt))
    .map((rate) => ({ rate, charge: chargeFor(rate, table) }))
    // a prepaid rate that cannot be charged cannot be sold
    .filter(({ rate, charge }) => rate.payAt === 'property' || charge !== null)
    .toSorted((a, b) => a.rate.total - b.rate.total);
  const byRoom = Map.groupBy(rates, ({ rate }) => rate.roomTypeId);
  return {
    rooms: [...byRoom].map(([roomTypeId, own]) => ({
      room: inventory.room(hotelId, roomTypeId, locale),
      offers: own.map(({ rate, charge }) =>
        inventory.offer(rate, createOffer(services.env.AUTH_SECRET, rate, stay, charge, now), stay, locale),
      ),
    })),
  };
}

/** The lines of an offer when it was made. */
function linesOf({ lines, feesAtHotel: fees, stay, total, currency }: OfferContent): PriceLines {
  const money = (amount: number) => ({ amount, currency });
  return {
    nights: nightsOf(stay.checkIn, stay.checkOut).map((day, i) => ({
      day,
      rate: money(lines.nights[i] ?? 0),
    })),
    subtotal: money(lines.subtotal),
    discount: money(lines.discount),
    service: money(lines.service),
    tax: money(lines.tax),
    total: money(total),
    feesAtHotel: feesAtHotel(fees),
  };
}

/**
 * What a card is charged for a rate at the rates of the day; null if it is paid at the property, or its
 * currency has no rate.
 */
const chargeFor = (rate: SupplierRate, table: RateTable): Charge | null =>
  rate.payAt === 'prepaid' ? chargeOf({ amount: rate.total, currency: rate.currency }, table) : null;

/** Whether both the total and what the hotel collects beside it are as they were offered. */
export const hasSamePrice = (rate: SupplierRate, content: OfferContent): boolean =>
  rate.total === content.total && isDeepStrictEqual(rate.feesAtHotel, content.feesAtHotel);

/**
 * An offer as it is now, for a member who has not booked it yet. @throws ApiError bk0007 (booked already),
 * and those of `freshOffer`
 */
export async function quoteOffer(
  services: Services,
  caller: Caller | undefined,
  offerRef: string,
  locale: Locale,
): Promise<Output<typeof plan.data>> {
  if (caller) await assertNotBooked(services, { reader: caller.userId, member: caller.userId }, offerRef);
  return freshOffer(services, offerRef, locale);
}

/**
 * Checks an offer against the database. Returns a new one, with what changed; the user decides.
 * @throws ApiError ht0003 (not ours), ht0004, ht0005 (no room left)
 */
export async function freshOffer(
  services: Services,
  offerRef: string,
  locale: Locale,
): Promise<Output<typeof plan.data>> {
  const { inventory } = services;
  const content = readOffer(services.env.AUTH_SECRET, offerRef);
  if (!content) throw errors.planNotFound();
  const now = services.now();
  const { stay, rate: key } = content;
  const hotel = inventory.hotel(String(key.hotelId), locale);
  assertStay(stay, hotel.timeZone, now);
  const rate = await inventory.priceCheck(key, stay);
  if (!rate) throw errors.planNotFound();
  if (rate === 'soldOut') throw errors.soldOut();
  const charge = chargeFor(rate, await readRates(services));
  if (rate.payAt === 'prepaid' && charge === null) throw errors.planNotFound();
  const offer = inventory.offer(
    rate,
    createOffer(services.env.AUTH_SECRET, rate, stay, charge, now),
    stay,
    locale,
  );
  const money = (amount: number) => ({ amount, currency: content.currency });
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
        : { before: money(content.total), after: offer.price.total, linesBefore: linesOf(content) },
      policy:
        termsHash(rate.windows) === termsHash(content.windows)
          ? null
          : {
              before: cancellationTerms(content.windows, {
                timeZone: rate.timeZone,
                currency: content.currency,
              }),
              after: offer.cancellation,
            },
    },
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    notes: inventory.notes(key.hotelId, locale),
  };
}
