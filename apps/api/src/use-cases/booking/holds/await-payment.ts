import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { eq } from '../../../db/drizzle.ts';
import { hotelOrders, orderEvents } from '../../../db/schema/orders.ts';
import { errors } from '../../../platform/errors.ts';
import type { SupplierBooking } from '../../../inventory/supplier.ts';
import type { Services } from '../../services.ts';
import { storeAnswer } from '../../records/idempotency-keys.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import { notifyPayable } from '../emails/booking-emails.ts';
import { failOrder, refusedLate, type BookingResult } from '../orders/order-outcome.ts';
import { writeOrder } from '../../orders/orders.ts';
import { queueRoomRelease } from '../orders/release-rooms.ts';

const minutes = (count: number) => count * 60_000;
/**
 * The payment deadline of an order. Counted from the request, so that it is the same however late the hold
 * is found.
 */
const firstDue = (createdAt: Date) => new Date(createdAt.getTime() + minutes(policy.hold.minutes));
/**
 * The supplier holds a little longer than the member's deadline: a payment begun in the last minute must be
 * able to finish.
 */
export const graceAfter = (due: Date): Date => new Date(due.getTime() + minutes(policy.hold.bankMinutes));
export const holdUntil = (createdAt: Date): Date => graceAfter(firstDue(createdAt));

/** With less time left to pay, in milliseconds, a hold that was found late is extended. */
const shortestToPay = minutes(10);

/**
 * Until when rooms are to be paid that the supplier holds for a time of its own: long enough before its end for the
 * bank, unless that leaves less than ten minutes, or than half of a short hold. A payment that ends too late is refunded.
 */
function dueBefore(heldUntil: Date, now: Date): Date {
  const left = heldUntil.getTime() - now.getTime();
  const shortest = Math.min(shortestToPay, left / 2);
  return new Date(now.getTime() + Math.max(left - minutes(policy.hold.bankMinutes), shortest));
}

/**
 * Until when an order can be paid: the usual time, or less if the supplier's own hold ends before; 'lost' if that has
 * passed. Without a hold (`booking` null) it is the usual time, however long its offer lives: the rate is priced again
 * once the card is authorised. With `isLate` the time begins now, since its payer was asked to wait.
 */
async function deadlineOf(
  services: Services,
  createdAt: Date,
  booking: SupplierBooking | null,
  isLate: boolean,
): Promise<Date | 'lost'> {
  const now = services.now();
  const usual = firstDue(isLate ? now : createdAt);
  if (!booking) return usual;
  const { heldUntil, locator } = booking;
  if (!heldUntil) return isLate ? extendedDue(services, createdAt, locator) : usual;
  if (heldUntil <= now) return 'lost';
  const due = dueBefore(heldUntil, now);
  return due < usual ? due : usual;
}

/**
 * The payment deadline of an order whose hold was found late: the usual time from now, if the supplier still holds the
 * rooms and extends the hold. An unknown answer leaves the deadline as it was.
 */
async function extendedDue(services: Services, createdAt: Date, locator: string): Promise<Date | 'lost'> {
  const now = services.now();
  const due = firstDue(createdAt);
  if (due.getTime() - now.getTime() >= shortestToPay) return due;
  const longer = firstDue(now);
  const answer = await services.inventory
    .extendHold({ locator, until: graceAfter(longer), now })
    .catch((error: Error) => {
      services.log.warn({ reason: reasonOf(error) }, 'a hold that was found late could not be extended');
      return 'unknown' as const;
    });
  return answer === 'held' ? longer : answer === 'lost' ? 'lost' : due;
}

/** The hotel's names; `otherwise` if it is there no more, since its order must still be finished. */
function namesOf({ inventory }: Services, hotelId: number, otherwise: string): LocalizedText {
  const name = (locale: Locale) => {
    try {
      return inventory.hotelSummary(hotelId, locale, 'any').name;
    } catch {
      return otherwise;
    }
  };
  return { en: name('en'), 'zh-tw': name('zh-tw'), 'zh-cn': name('zh-cn'), ja: name('ja') };
}

/**
 * The supplier holds the rooms of a pending order, or needs to hold none: writes the amount due, the deadline and the
 * answer to the order's key, in one transaction. Does nothing the second time. An order that was given up in the
 * meantime is not revived: its rooms are released. The person who booked pays, with their own card. With `isLate`
 * they were asked to wait: an email says so, and they have time to pay; if the hold has lapsed, the order fails.
 * @throws ApiError bk0002
 */
export async function awaitPayment(
  services: Services,
  { id: orderId, createdAt }: { id: string; createdAt: Date },
  booking: SupplierBooking | null,
  { isLate }: { isLate: boolean },
): Promise<BookingResult> {
  const now = services.now();
  const isExtendable = services.inventory.capabilities.hold === 'extendable';
  const locator = booking && booking.locator;
  const deadline = await deadlineOf(services, createdAt, booking, isLate);
  if (deadline === 'lost') {
    await failOrder(services, orderId, isLate ? refusedLate : 'no time to pay');
    await releaseHeld(services, orderId, locator, 'a hold ended before it could be paid; releasing it');
    throw errors.bookingFailed();
  }
  const answer = await services.db.orm.transaction(async (tx): Promise<BookingResult | null> => {
    const [order] = await tx.select().from(hotelOrders).where(eq(hotelOrders.id, orderId)).for('update');
    const prepaid = order?.terms.prepaid;
    if (!order || !prepaid || order.status === 'failed' || order.status === 'released') return null;
    const { charge, brand } = prepaid;
    const amount = { amount: charge.amountTwd, currency: 'TWD' };
    const due = order.paymentDue ?? deadline;
    const of = (paymentOrderId: string): BookingResult => ({
      orderId,
      bookingNumber: order.bookingNumber,
      status: 'payment',
      reservationNumber: null,
      payment: {
        orderId: paymentOrderId,
        amount,
        dueAt: due.toISOString(),
        extendable: isExtendable && !order.holdExtended,
        held: order.unheld === null,
      },
    });
    if (order.paymentOrderId) return of(order.paymentOrderId);
    const { bookingNumber, checkIn, checkOut } = order;
    const hotel = namesOf(services, order.hotelId, bookingNumber);
    const total = { amount: order.totalAmount, currency: order.currency };
    const productOrder = await writeOrder(services, tx, {
      userId: order.bookedBy,
      amountTwd: charge.amountTwd,
      brand,
      minutes: due,
      detail: {
        kind: 'stay',
        hotelOrderId: orderId,
        bookingNumber,
        hotel,
        checkIn,
        checkOut,
        total,
        charge,
        ...(order.unheld ? { captureWhenBooked: true } : {}),
      },
    });
    await tx
      .update(hotelOrders)
      .set({
        status: 'payment',
        locator,
        paymentOrderId: productOrder.id,
        paymentDue: due,
        holdExtended: !isExtendable,
        updatedAt: now,
      })
      .where(eq(hotelOrders.id, orderId));
    if (locator) await tx.insert(orderEvents).values({ orderId, kind: 'held', at: now });
    if (isLate) await notifyPayable(services, tx, order, { orderId: productOrder.id, amount, dueAt: due });
    const made = of(productOrder.id);
    await storeAnswer(tx, made);
    return made;
  });
  if (answer) return answer;
  await releaseHeld(
    services,
    orderId,
    locator,
    'the supplier held rooms for an order that we had given up; releasing them',
  );
  throw errors.bookingFailed();
}

const releaseHeld = async (services: Services, orderId: string, locator: string | null, why: string) =>
  locator === null ? undefined : queueRoomRelease(services, orderId, locator, why);
