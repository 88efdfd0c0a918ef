import type { ledgerDifferences } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';

export type Difference = (typeof ledgerDifferences.$inferSelect)['kind'];

/**
 * Records a difference between our ledger and a supplier's over an order that only a person can resolve: a
 * row to look at, and a log line at level 50, once and again each day that it lasts
 * (docs/operations/incidents.md).
 */
export async function raiseDifference(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  orderId: string,
  kind: Difference,
): Promise<void> {
  const { rowCount } = await db.pool.query(
    `insert into ledger_differences as d (order_id, kind, found_at, logged_at) values ($1, $2, $3, $3)
     on conflict (order_id) do update set kind = excluded.kind, logged_at = excluded.logged_at, ended_at = null,
       found_at = case when d.ended_at is null and d.kind = excluded.kind then d.found_at else excluded.found_at end
     where d.ended_at is not null or d.kind <> excluded.kind or d.logged_at <= excluded.logged_at - interval '1 day'`,
    [orderId, kind, now()],
  );
  if (rowCount === 1)
    log.error({ orderId, kind }, "our ledger and the supplier's differ; manual review needed");
}

/** Ends the differences of orders that agree again, that have been decided, and that are no longer bookings. */
export async function endDifferences({ db, now }: Pick<Services, 'db' | 'now'>, agreeing: string[]) {
  await db.pool.query(
    `update ledger_differences d set ended_at = $1 where ended_at is null
     and (kind <> 'cancellation-refused' and order_id = any($2::uuid[])
       or exists (select 1 from hotel_orders o where o.id = d.order_id and (o.status in ('cancelled', 'completed') or d.kind = 'unanswered' and o.status <> 'pending')))`,
    [now(), agreeing],
  );
}
