import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import type { CancelledRoom } from '../../../db/schema/documents.ts';
import { cancellationIntents, roomCancellationIntents } from '../../../db/schema/orders.ts';
import type { SupplierBooking } from '../../../inventory/supplier.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import { endDifferences, raiseDifference, type Difference } from '../../records/differences.ts';
import { notBeingCancelled } from './being-cancelled.ts';
import { batchOf, longestMs, nextCheck } from './next-check.ts';
import { cancelledByHotel, notSent } from './order-outcome.ts';
import { roomsLeft } from './order-rooms.ts';
import { queueRoomRelease } from './release-rooms.ts';

/** Recently changed orders may be in the middle of their steps. */
const quiet = '2 minutes';
/** The longest until the next check. */
const longest = `${longestMs} milliseconds`;
interface Compared {
  id: string;
  locator: string;
  email: string;
  created_at: Date;
  check_in: string;
  user_id: string;
  rooms: number;
  cancelled_rooms: CancelledRoom[];
}

/** For how many milliseconds after the latest that a booking may be carried out the supplier is asked about failed ones. */
const undoneForMs = 3_600_000;
/** Until that of a difference, which may end by itself, or of an order about which there was no answer. */
const soon = '5 minutes';

/**
 * Compares confirmed orders with the supplier's, in batches: new ones at once, then by age and arrival (next-check.ts). If they differ and no cancellation is in progress, a person is told: the
 * hotel may have lost the booking, or have cancelled it, which is done here too once it has said so twice. A booking that appears there after its order was given up is undone.
 * Runs in one process at a time (maintenance/run-if-due.ts).
 */
export async function compareLedgers(services: Services): Promise<{ compared: number; different: number }> {
  const now = services.now();
  const batch = batchOf(services.inventory.capabilities.callsPerMinute);
  const { rows } = await services.db.pool.query<Compared>(
    // a time ahead of the longest is of a clock that was
    `select id, locator, guest->>'email' as email, created_at, check_in, user_id, rooms, cancelled_rooms from hotel_orders where status = 'confirmed' and updated_at < $1::timestamptz - interval '${quiet}'
     and (next_check_at is null or next_check_at <= $1 or next_check_at > $1::timestamptz + interval '${longest}')
     order by next_check_at nulls first, id limit ${batch}`,
    [now],
  );
  const agreeing: string[] = [];
  let compared = 0;
  let different = 0;
  for (const order of rows) {
    const { id, locator, email } = order;
    const found = await retrieved(services, id, { locator, email });
    if (found === 'unknown') {
      await checkSoon(services, id); // the others first: it may be this one that cannot be answered
      break;
    }
    compared += 1;
    const gone = goneRooms(order, found);
    const kind = differs(found) ?? (gone.length > 0 ? 'cancelled-at-supplier' : undefined);
    if (!kind) {
      agreeing.push(id);
      await checkLater(services, order);
      continue;
    }
    await checkSoon(services, id);
    if (await isConfirmed(services, id)) {
      // seen twice: a single answer may be wrong, and what follows cannot be undone
      if (kind === 'cancelled-at-supplier' && (await isRaised(services, id, kind)))
        await takeOver(services, order, gone);
      await raiseDifference(services, id, kind);
      different += 1;
    }
  }
  await endDifferences(services, agreeing);
  await undoLate(services);
  return { compared, different };
}

const checkSoon = ({ db, now }: Services, orderId: string) =>
  db.pool.query(
    `update hotel_orders set next_check_at = $2::timestamptz + interval '${soon}' where id = $1 and status = 'confirmed'`,
    [orderId, now()],
  );
const checkLater = ({ db, now }: Services, { id, created_at: bookedAt, check_in: checkIn }: Compared) =>
  db.pool.query(
    `update hotel_orders set next_check_at = $2, checked_at = $3 where id = $1 and status = 'confirmed'`,
    [id, nextCheck({ bookedAt, checkIn, now: now() }), now()],
  );

/** The rooms that the supplier no longer has, of those that we have. */
const goneRooms = (order: Compared, booking: SupplierBooking | null): number[] =>
  roomsLeft({ rooms: order.rooms, cancelledRooms: order.cancelled_rooms }).filter(
    (number) => booking?.state === 'cancelled' || booking?.rooms[number - 1]?.state === 'cancelled',
  );

/**
 * The hotel has cancelled a booking, or rooms of it: the same is done here, with all of the money returned, by the job
 * that finishes cancellations.
 */
async function takeOver({ db, log, now }: Services, order: Compared, gone: readonly number[]): Promise<void> {
  log.error(
    { orderId: order.id, rooms: gone },
    'the hotel cancelled a booking; it is cancelled here, and refunded',
  );
  const request = {
    orderId: order.id,
    actorId: order.user_id,
    acceptedPenalty: null,
    waived: true,
    reason: cancelledByHotel,
    requestedAt: now(),
    nextAttemptAt: now(),
  };
  const isWhole = gone.length === order.rooms - order.cancelled_rooms.length;
  if (isWhole) await db.orm.insert(cancellationIntents).values(request).onConflictDoNothing();
  else
    await db.orm
      .insert(roomCancellationIntents)
      .values(gone.map((room) => ({ ...request, room })))
      .onConflictDoNothing();
}

async function isRaised({ db }: Services, orderId: string, kind: Difference): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    'select 1 from ledger_differences where order_id = $1 and kind = $2 and ended_at is null',
    [orderId, kind],
  );
  return rowCount === 1;
}

const differs = (booking: SupplierBooking | null): Difference | undefined => {
  if (!booking) return 'missing-at-supplier';
  return booking.state === 'confirmed'
    ? undefined
    : booking.state === 'held'
      ? 'held-at-supplier'
      : 'cancelled-at-supplier';
};

async function retrieved(
  services: Services,
  orderId: string,
  key: Parameters<Services['inventory']['retrieve']>[0],
): Promise<SupplierBooking | null | 'unknown'> {
  try {
    return await services.inventory.retrieve(key);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    services.log.warn(
      { orderId, reason: reasonOf(error) },
      'the supplier could not be queried about a booking; it will be retried',
    );
    return 'unknown';
  }
}

/**
 * Whether the order is still confirmed and not being cancelled, so that the supplier's answer is a real
 * difference.
 */
async function isConfirmed({ db }: Services, orderId: string): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `select 1 from hotel_orders o where id = $1 and status = 'confirmed' and ${notBeingCancelled}`,
    [orderId],
  );
  return rowCount === 1;
}

/**
 * A supplier may carry out a booking late, after the order was given up and its caller has timed out, or have carried
 * out one that it refused (a repeated request finds the rooms taken by the first): nobody wants those rooms. It is asked
 * again after as long as the order has been failed, until it can be late no more.
 */
async function undoLate(services: Services): Promise<void> {
  const now = services.now();
  const { rows } = await services.db.pool.query<{ id: string; client_ref: string; email: string }>(
    `with due as (select id from hotel_orders where (status = 'failed' and failure <> $1 or status = 'released' and booking_sent_at is not null) and release_at is null and updated_at between $3 and $2
       and (next_check_at is null or next_check_at <= $2 or next_check_at > $2::timestamptz + interval '${longest}') order by next_check_at nulls first limit 50 for update skip locked)
     update hotel_orders o set next_check_at = $2::timestamptz + greatest($2::timestamptz - updated_at, interval '${soon}') from due where o.id = due.id
     returning o.id, client_ref, guest->>'email' as email`,
    [notSent, now, new Date(now.getTime() - services.inventory.capabilities.lateBookingMs - undoneForMs)],
  );
  for (const { id, client_ref: clientRef, email } of rows) {
    const found = await retrieved(services, id, { clientRef, email });
    if (found === 'unknown') return;
    if (found && found.state !== 'cancelled')
      await queueRoomRelease(
        services,
        id,
        found.locator,
        'the supplier has a booking of an order that failed; undoing it there',
      );
  }
}
