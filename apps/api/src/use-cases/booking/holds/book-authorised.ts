import { isDeepStrictEqual } from 'node:util';
import { termsHash } from '@voyage/domain/cancellation-windows.ts';
import { and, eq, isNull } from '../../../db/drizzle.ts';
import { hotelOrders } from '../../../db/schema/orders.ts';
import { partiesOf } from '../../../db/stored-rooms.ts';
import type { BookOutcome, BookRequest, RateKey, SupplierRate } from '../../../inventory/supplier.ts';
import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import { ApiError } from '../../../platform/errors.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import type { Unbooked } from '../emails/booking-emails.ts';
import { guestNames } from '../offers/guest-names.ts';
import { confirmOrder } from '../orders/order-outcome.ts';
import { windowsOfOrder } from '../orders/order-windows.ts';

type Order = typeof hotelOrders.$inferSelect;
/** 'open': not known yet. */
type Booked = 'confirmed' | 'open' | Unbooked;

/**
 * Books a stay whose rooms were not held, once its card is authorised: at the price and terms that were accepted, and
 * once, however often and by however many callers it is asked. Whoever sends the request records that first; after
 * that only the supplier's own answer says what became of it. One that it does not know is not booked once the request
 * is older than `giveUpAfterMs` (capabilities.ts, `lateBookingMs`).
 */
export async function bookAuthorised(
  services: Services,
  order: Order,
  giveUpAfterMs: number,
): Promise<Booked> {
  if (order.bookingSentAt) return findBooked(services, order, order.bookingSentAt, giveUpAfterMs);
  const rate = await acceptedRate(services, order);
  // Another caller may be sending it, and its booking be what is missing here.
  if (rate === 'open' || !(await claim(services, order.id))) return 'open';
  if (typeof rate === 'string') return rate;
  const outcome = await services.inventory
    .book(requestFor(order, rate))
    .catch(async (error: unknown): Promise<BookOutcome> => {
      if (error instanceof ApiError) await unclaim(services, order.id); // it was not sent
      services.log.warn(
        { orderId: order.id, reason: reasonOf(error) },
        'the supplier did not answer for an authorised stay; the reconciler will ask',
      );
      return { outcome: 'unknown' };
    });
  switch (outcome.outcome) {
    case 'confirmed':
      await confirmOrder(services, order, outcome.booking);
      return 'confirmed';
    case 'pending':
    case 'unknown':
      return 'open';
    case 'priceChanged':
    case 'policyChanged':
      return 'changed';
    case 'soldOut':
    case 'notBookable':
      return 'notAvailable';
  }
}

async function findBooked(
  services: Services,
  order: Order,
  sentAt: Date,
  giveUpAfterMs: number,
): Promise<Booked> {
  const booking = await services.inventory.retrieve({
    clientRef: order.clientRef,
    email: order.guest.email,
  });
  if (booking?.state === 'confirmed') {
    await confirmOrder(services, order, booking);
    return 'confirmed';
  }
  if (booking?.state === 'cancelled') return 'notAvailable';
  const isFinal = sentAt.getTime() < services.now().getTime() - giveUpAfterMs;
  return booking || !isFinal ? 'open' : 'notConfirmed';
}

/** The rate by what the supplier calls it now, if it is still as accepted; else why it is not, or that it is not known. */
async function acceptedRate(services: Services, order: Order): Promise<SupplierRate | 'open' | Unbooked> {
  const { unheld } = order;
  const key = { ...rateKeyOf(order), ...(unheld?.supplierKey ? { supplierKey: unheld.supplierKey } : {}) };
  const rate = await services.inventory.priceCheck(key, stayOf(order)).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    return 'open' as const; // nothing was sent yet: the reconciler begins again
  });
  if (rate === 'open') return rate;
  if (rate === null || rate === 'soldOut') return 'notAvailable';
  const isAccepted =
    rate.total === order.totalAmount &&
    termsHash(rate.windows) === termsHash(windowsOfOrder(order)) &&
    isDeepStrictEqual(rate.feesAtHotel, order.terms.rate.feesAtHotel ?? []) &&
    (rate.billing === null || rate.billing.amount === order.terms.prepaid?.charge.amountTwd);
  return isAccepted ? rate : 'changed';
}

const rateKeyOf = ({ hotelId, roomTypeId, planCode, terms: { beds } }: Order): RateKey => ({
  hotelId,
  roomTypeId,
  planCode,
  ...(beds && { bedsId: beds.id }),
});
const stayOf = (order: Order) => ({
  checkIn: order.checkIn,
  checkOut: order.checkOut,
  rooms: partiesOf(order),
});

function requestFor(order: Order, rate: SupplierRate): BookRequest {
  const { title, email, phone } = order.guest;
  return {
    clientRef: order.clientRef,
    rate: {
      ...rateKeyOf(order),
      ...(rate.supplierKey === undefined ? {} : { supplierKey: rate.supplierKey }),
    },
    stay: stayOf(order),
    acceptedTotal: order.totalAmount,
    acceptedTerms: termsHash(windowsOfOrder(order)),
    guestNames: guestNames(order, order.rooms),
    contact: { title, email, phone },
    specialRequests: order.specialRequests,
    note: order.note,
    customerAddress: order.unheld?.customerAddress ?? '',
    loyalty: order.loyalty,
    arrivalTime: order.arrivalTime,
  };
}

async function claim({ db, now }: Services, orderId: string): Promise<boolean> {
  const unsent = and(
    eq(hotelOrders.id, orderId),
    eq(hotelOrders.status, 'pending'),
    isNull(hotelOrders.bookingSentAt),
  );
  const { rowCount } = await db.orm.update(hotelOrders).set({ bookingSentAt: now() }).where(unsent);
  return rowCount === 1;
}
const unclaim = ({ db }: Services, orderId: string) =>
  db.orm
    .update(hotelOrders)
    .set({ bookingSentAt: null })
    .where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'pending')));
