import type { endReasons } from '@voyage/contracts/booking.ts';
import { eq, sql } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { hotelOrders } from '../../../db/schema/orders.ts';
import { returnCreditSql } from '../../benefits/credits.ts';

interface Ending {
  orderId: string;
  from: 'payment' | 'pending';
  why: (typeof endReasons)[number];
  now: Date;
}

/**
 * Ends an order whose rooms were held but never booked, in the caller's transaction, which has locked its
 * payment order. Undefined if another caller was first. The credit is returned: not so for a booking that a
 * member cancels (docs/product/decisions.md, "Quota"), but this one was never made. From now on the supplier is called
 * to release the rooms, even if it said that it no longer has them.
 */
export async function release(
  tx: Transaction,
  { orderId, from, why, now }: Ending,
): Promise<typeof hotelOrders.$inferSelect | undefined> {
  const { rowCount } = await tx.execute(
    sql`with moved as (update hotel_orders set status = 'released', failure = ${why}, release_at = ${now}, updated_at = ${now}, next_check_at = null where id = ${orderId} and status = ${from} returning id, user_id, credit_month, credit_source),
        ${sql.raw(returnCreditSql('moved'))},
        noted as (insert into order_events (order_id, kind, detail, at) select id, 'released', jsonb_build_object('why', ${why}::text), ${now} from moved)
        select id from returned`,
  );
  if (!rowCount) return undefined;
  const [order] = await tx.select().from(hotelOrders).where(eq(hotelOrders.id, orderId));
  return order;
}
