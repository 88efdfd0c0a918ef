import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { freeUntil, isNonRefundable, windowsFrom } from '@voyage/domain/cancellation-windows.ts';
import { fullName, guestOfRoom } from '@voyage/domain/full-name.ts';
import type { Money } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { langsOf, textIn } from '@voyage/domain/partial-text.ts';
import { and, desc, eq, inArray, ne, or, sql } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { isCancellation, type CancelledDetail, type CancelledRoom } from '../../../db/schema/documents.ts';
import { hotelOrders, orderEvents } from '../../../db/schema/orders.ts';
import { partiesOf } from '../../../db/stored-rooms.ts';
import { inTaipei } from '../../../mail/email-member.ts';
import { queueEmail } from '../../../mail/queue.ts';
import type { Services } from '../../services.ts';
import { orderSummaryLines } from './order-summary-lines.ts';
import { cancelledByHotel, failuresAfterWaiting } from '../orders/order-outcome.ts';
import { penaltyBefore, roomsLeft } from '../orders/order-rooms.ts';
import { windowsOfOrder } from '../orders/order-windows.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { queueQuestionnaire, isQuestionnaireDue } from './questionnaire-email.ts';

type Order = typeof hotelOrders.$inferSelect;
/** The email's reason for a stay whose rooms were not held, and whose card was not charged. */
const withoutCharge = {
  notPaid: 'notPaid',
  notAvailable: 'released',
  changed: 'changed',
  notConfirmed: 'unconfirmed',
} as const;
/** Why a paid stay was not booked. */
export type Unbooked = Exclude<keyof typeof withoutCharge, 'notPaid'>;
type EmailTransaction = Pick<Transaction, 'select' | 'insert'>;

/** Whether an order used one of its member's credits, as its emails say. */
const creditOf = ({ creditSource }: Order) => (usesCredit(creditSource) ? 'used' : 'unused');

/** The email's sentence about cancelling, and the amount in it. */
function cancellationOf(order: Order, now: Date) {
  const windows = windowsOfOrder(order);
  const [first, ...later] = windowsFrom(windows, now.getTime());
  const last = later.at(-1) ?? first;
  const penalty = (amount = 0) => ({ amount, currency: order.currency });
  if (isNonRefundable(windows))
    return { cancellation: 'notRefundable', penalty: penalty(last?.penalty) } as const;
  if (first?.penalty === 0)
    return {
      cancellation: later.length > 1 ? 'freeThenSteps' : 'freeUntil',
      penalty: penalty(last?.penalty),
    } as const;
  const alone = freeUntil(windows) === null ? 'charged' : 'passed';
  return { cancellation: later.length > 0 ? 'steps' : alone, penalty: penalty(first?.penalty) } as const;
}

/** Who stays in which of several rooms; null where the party says it: one room, or the same for all. */
function byRoom(order: Order) {
  const rooms = partiesOf(order).map(({ adults, childAges }, index) => ({
    number: index + 1,
    guest: fullName(guestOfRoom(order.guest, order.roomGuests, index)),
    adults,
    children: childAges.length,
  }));
  const [first, ...others] = rooms;
  const isSame = others.every(
    (room) => room.guest === first?.guest && room.adults === first.adults && room.children === first.children,
  );
  return isSame ? null : rooms;
}

async function notifyConfirmed(services: Services, tx: Pick<Transaction, 'select' | 'insert'>, order: Order) {
  const found = await orderSummaryLines(services, tx, order);
  if (!found) return;
  const { to, stay, locale, hotel } = found;
  const room = services.inventory.room(order.hotelId, order.roomTypeId, locale);
  const plan = services.inventory.plan(order.planCode, locale);
  const { rate, latestCheckIn = null } = order.terms;
  const beds = order.terms.beds && textIn(order.terms.beds.name, locale);
  const deadline = order.cancellationDeadline;
  await queueEmail(tx, {
    ...to,
    template: 'booking-confirmed',
    dedupeKey: `booking-confirmed:${order.id}`,
    data: {
      ...stay,
      orderId: order.id,
      hotelConfirmationNumber: order.hotelConfirmationNumber,
      address: hotel.address,
      telephone: hotel.telephone,
      room: room.name,
      beds: beds?.text ?? null,
      plan: plan?.name ?? order.planCode,
      langs: {
        ...stay.langs,
        ...langsOf(
          {
            address: hotel.langs?.address,
            room: room.langs?.name,
            beds: beds?.lang,
            plan: plan?.langs?.name,
          },
          locale,
        ).langs,
      },
      checkInTime: hotel.checkInTime,
      checkOutTime: hotel.checkOutTime,
      checkInHours: checkInEnd({ checkInTime: hotel.checkInTime, latestCheckIn }).until,
      latestCheckIn,
      nights: daysBetween(order.checkIn, order.checkOut),
      party: { rooms: order.rooms, adults: order.adults, children: order.childAges.length },
      byRoom: byRoom(order),
      guest: fullName(order.guest),
      total: { amount: order.totalAmount, currency: order.currency },
      feesAtHotel: rate.feesAtHotel ?? [],
      deposits: rate.deposits ?? [],
      payAt: rate.payAt,
      ...cancellationOf(order, services.now()),
      deadline: deadline && { at: deadline.toISOString(), timeZone: rate.timeZone, place: hotel.place.name },
      credit: creditOf(order),
      calendar: bookingCalendar(services, order, found),
    },
  });
}

async function notifyCancelled(services: Services, tx: Pick<Transaction, 'select' | 'insert'>, order: Order) {
  const found = await orderSummaryLines(services, tx, order);
  if (!found) return;
  const [event] = await tx
    .select({ detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'cancelled')))
    .orderBy(desc(orderEvents.id));
  const { refundTwd, ...detail }: Omit<CancelledDetail, 'penalty'> = isCancellation(event?.detail)
    ? event.detail
    : { refundTwd: null };
  const penalty = (order.cancellationPenalty ?? 0) - penaltyBefore(order);
  await queueEmail(tx, {
    ...found.to,
    template: 'booking-cancelled',
    dedupeKey: `booking-cancelled:${order.id}`,
    data: {
      ...found.stay,
      orderId: order.id,
      cancellationNumber: order.hotelCancellationNumber,
      cancelledAt: {
        at: (order.cancelledAt ?? services.now()).toISOString(),
        timeZone: found.hotel.timeZone,
        place: found.hotel.place.name,
      },
      by: detail.reason === cancelledByHotel ? 'hotel' : 'member',
      outcome: outcomeOf(order, { penalty, refundTwd, isPaid: detail.prepaid === true }),
      penalty: { amount: penalty, currency: order.currency },
      refund: refundTwd === null ? null : { amount: refundTwd, currency: 'TWD' },
      credit: creditOf(order),
      calendar: bookingCalendar(services, order, { ...found, cancelled: true }),
    },
  });
}

/** What a cancellation means for the member's money; `isPaid`: with a charge. */
function outcomeOf(
  { terms }: Order,
  { penalty, refundTwd, isPaid }: { penalty: number; refundTwd: number | null; isPaid: boolean },
) {
  if (!isPaid) return penalty === 0 || terms.prepaid ? 'free' : 'charged';
  if (refundTwd === null) return 'kept';
  return penalty === 0 ? 'refunded' : 'partRefunded';
}

/** A room was cancelled, and others stay booked; `order` is as it is since. */
export async function notifyRoomCancelled(
  services: Services,
  tx: EmailTransaction,
  order: Order,
  cancelled: CancelledRoom & { isPaid: boolean; reason: string | null },
): Promise<void> {
  const found = await orderSummaryLines(services, tx, order);
  if (!found) return;
  const { room, cancellationNumber, cancelledAt, penalty, refundTwd, reason } = cancelled;
  await queueEmail(tx, {
    ...found.to,
    template: 'room-cancelled',
    dedupeKey: `room-cancelled:${order.id}:${room}`,
    data: {
      ...found.stay,
      orderId: order.id,
      room,
      guest: fullName(guestOfRoom(order.guest, order.roomGuests, room - 1)),
      roomsLeft: roomsLeft(order).length,
      cancellationNumber,
      cancelledAt: { at: cancelledAt, timeZone: found.hotel.timeZone, place: found.hotel.place.name },
      by: reason === cancelledByHotel ? 'hotel' : 'member',
      outcome: outcomeOf(order, cancelled),
      penalty: { amount: penalty, currency: order.currency },
      refund: refundTwd === null ? null : { amount: refundTwd, currency: 'TWD' },
      calendar: bookingCalendar(services, order, found),
    },
  });
}

/** The supplier did not carry out a cancellation whose member was told that there was no answer yet. */
export async function notifyNotCancelled(
  services: Services,
  tx: EmailTransaction,
  order: Order,
  { requestedAt, penalty, room }: { requestedAt: Date; penalty: Money | null; room: number | null },
): Promise<void> {
  const found = await orderSummaryLines(services, tx, order);
  if (found)
    await queueEmail(tx, {
      ...found.to,
      template: 'booking-not-cancelled',
      dedupeKey: `booking-not-cancelled:${order.id}:${requestedAt.toISOString()}`,
      data: { ...found.stay, orderId: order.id, room, reason: penalty ? 'costs' : 'refused', penalty },
    });
}

async function notifyFailed(services: Services, tx: EmailTransaction, order: Order) {
  const found = await orderSummaryLines(services, tx, order);
  if (found)
    await queueEmail(tx, {
      ...found.to,
      template: 'booking-failed',
      dedupeKey: `booking-failed:${order.id}`,
      data: { ...found.stay, reason: 'notConfirmed', credit: creditOf(order) },
    });
}

/** A booking that was pending can be paid, and its rooms are held until then if they can be; only for whoever pays. */
export async function notifyPayable(
  services: Services,
  tx: EmailTransaction,
  order: Order,
  payable: { orderId: string; amount: Money; dueAt: Date },
): Promise<void> {
  if (order.bookedBy !== order.userId) return;
  const found = await orderSummaryLines(services, tx, order);
  if (!found) return;
  const { orderId, amount, dueAt } = payable;
  await queueEmail(tx, {
    ...found.to,
    template: order.unheld ? 'stay-payable' : 'rooms-held',
    dedupeKey: `rooms-held:${order.id}`,
    data: {
      ...found.stay,
      orderId,
      amount,
      dueAt: inTaipei(dueAt),
    },
  });
}

/**
 * A stay was not booked, and why: held rooms were released, or there were none. `refundTwd` is the refund of a payment;
 * null: nothing was charged.
 */
export async function notifyReleased(
  services: Services,
  tx: EmailTransaction,
  order: Order,
  reason: 'notPaid' | Unbooked,
  refundTwd: number | null,
): Promise<void> {
  const found = await orderSummaryLines(services, tx, order);
  if (!found) return;
  if (order.unheld && refundTwd === null)
    await queueEmail(tx, {
      ...found.to,
      template: 'booking-failed',
      dedupeKey: `booking-failed:${order.id}`,
      data: { ...found.stay, reason: withoutCharge[reason], credit: creditOf(order) },
    });
  else
    await queueEmail(tx, {
      ...found.to,
      template: 'hold-ended',
      dedupeKey: `hold-ended:${order.id}`,
      data: {
        ...found.stay,
        reason: reason === 'notPaid' ? reason : 'notAvailable',
        refund: refundTwd === null ? null : { amount: refundTwd, currency: 'TWD' },
        credit: creditOf(order),
      },
    });
}

/**
 * Queues the emails for bookings that were confirmed or cancelled, for those that failed after the member
 * had been asked to wait, and for completed stays. A job, so that neither booking nor cancelling waits for
 * an email; an email and its mark are written in one transaction, and each order is handled by one process
 * (skip locked).
 */
export async function notifyOrders(services: Services): Promise<number> {
  return services.db.orm.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(hotelOrders)
      .where(
        and(
          inArray(hotelOrders.status, ['confirmed', 'failed', 'cancelled', 'completed']),
          or(ne(hotelOrders.status, 'completed'), isQuestionnaireDue(services.now())),
          sql`${hotelOrders.notifiedStatus} is distinct from ${hotelOrders.status}`,
        ),
      )
      .orderBy(hotelOrders.updatedAt)
      .limit(50)
      .for('update', { skipLocked: true });
    for (const order of due) {
      if (order.status === 'confirmed') await notifyConfirmed(services, tx, order);
      else if (order.status === 'cancelled') await notifyCancelled(services, tx, order);
      else if (order.status === 'completed') await queueQuestionnaire(services, tx, order);
      else if (failuresAfterWaiting.includes(order.failure ?? '')) await notifyFailed(services, tx, order);
      await tx.update(hotelOrders).set({ notifiedStatus: order.status }).where(eq(hotelOrders.id, order.id));
    }
    return due.length;
  });
}
