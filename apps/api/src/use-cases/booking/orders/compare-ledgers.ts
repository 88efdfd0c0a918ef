import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import type { SupplierBooking } from '../../../inventory/supplier.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import { endDifferences, raiseDifference, type Difference } from '../../records/differences.ts';
import { unknownToSupplier } from './order-outcome.ts';
import { queueRoomRelease } from './release-rooms.ts';

/** Orders checked in one run. */
const batch = 200;
/** The position of the rotation: the last order checked. */
const cursor = 'compared-books';
/** Recently changed orders may be in the middle of their steps. */
const quiet = '2 minutes';

/**
 * Compares confirmed orders with the supplier's, a batch in each run and all of them in turn. If they differ
 * and no cancellation is in progress, a person must decide: the hotel may have cancelled, or lost the booking. A
 * booking that appears there after its order was given up is undone. Runs in one process at a time
 * (maintenance/run-if-due.ts).
 */
export async function compareLedgers(services: Services): Promise<{ compared: number; different: number }> {
  const { pool } = services.db;
  const { rows } = await pool.query<{ id: string; locator: string }>(
    `select id, locator from hotel_orders where status = 'confirmed' and id > coalesce((select value->>'after' from facts where key = $1)::uuid, '00000000-0000-0000-0000-000000000000')
     and updated_at < $2::timestamptz - interval '${quiet}' order by id limit ${batch}`,
    [cursor, services.now()],
  );
  const agreeing: string[] = [];
  let compared = 0;
  let different = 0;
  let after = rows.length < batch ? null : rows.at(-1)?.id;
  for (const [i, { id, locator }] of rows.entries()) {
    const found = await retrieved(services, id, { locator });
    if (found === 'unknown') {
      after = rows[i - 1]?.id; // the next run continues from here
      break;
    }
    compared += 1;
    const kind = differs(found);
    if (!kind) agreeing.push(id);
    else if (await isConfirmed(services, id)) {
      await raiseDifference(services, id, kind);
      different += 1;
    }
  }
  await endDifferences(services, agreeing);
  if (after !== undefined)
    await pool.query(
      `insert into facts (key, value, updated_at) values ($1, jsonb_build_object('after', $2::text), $3) on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
      [cursor, after, services.now().getTime()],
    );
  await undoLate(services);
  return { compared, different };
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
    `select 1 from hotel_orders o where id = $1 and status = 'confirmed' and not exists (select 1 from cancellation_intents i where i.order_id = o.id)`,
    [orderId],
  );
  return rowCount === 1;
}

/**
 * A supplier may carry out a booking late, after the order was given up and its caller has timed out: nobody
 * wants those rooms.
 */
async function undoLate(services: Services): Promise<void> {
  const { rows } = await services.db.pool.query<{ id: string; client_ref: string }>(
    `select id, client_ref from hotel_orders where status = 'failed' and failure = $1 and release_at is null and updated_at between $2::timestamptz - interval '1 hour' and $2::timestamptz order by updated_at desc limit 50`,
    [unknownToSupplier, services.now()],
  );
  for (const { id, client_ref: clientRef } of rows) {
    const found = await retrieved(services, id, { clientRef });
    if (found === 'unknown') return;
    if (found && found.state !== 'cancelled')
      await queueRoomRelease(
        services,
        id,
        found.locator,
        'the supplier booked an order that we had given up; undoing it there',
      );
  }
}
