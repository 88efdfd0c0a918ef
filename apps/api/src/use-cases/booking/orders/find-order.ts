import { eq, inArray, ne, or, sql } from '../../../db/drizzle.ts';
import type { Database } from '../../../db/connect.ts';
import { hotelOrders } from '../../../db/schema/orders.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { failuresAfterWaiting } from './order-outcome.ts';

type Row = typeof hotelOrders.$inferSelect;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Of failed orders, members know only those first answered "pending", and see how they ended; the others
 * were rejected immediately and are not visible.
 */
export const isKnownOrder = or(
  ne(hotelOrders.status, 'failed'),
  inArray(hotelOrders.failure, failuresAfterWaiting),
);
const isKnown = ({ status, failure }: Row) =>
  status !== 'failed' || failuresAfterWaiting.includes(failure ?? '');

const make = ({ orm }: Database) =>
  orm
    .select()
    .from(hotelOrders)
    .where(eq(hotelOrders.id, sql.placeholder('id')))
    .prepare('find-order');
const made = new WeakMap<Database, ReturnType<typeof make>>();
/** Every page and every cancellation starts with this query, so it is prepared once. */
function byId(db: Database): ReturnType<typeof make> {
  let prepared = made.get(db);
  if (!prepared) made.set(db, (prepared = make(db)));
  return prepared;
}

/**
 * One of the member's own orders; another member's order is treated as missing, but logged. @throws ApiError
 * bk0003
 */
export async function findOrder(services: Services, caller: Caller, orderId: string): Promise<Row> {
  const [row] = uuid.test(orderId) ? await byId(services.db).execute({ id: orderId }) : [];
  if (row && (row.userId === caller.userId || row.bookedBy === caller.userId) && isKnown(row)) return row;
  if (row) services.log.warn({ caller: caller.userId, order: orderId }, "access to another member's order");
  throw errors.bookingNotFound();
}
