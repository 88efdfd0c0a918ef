import type { Money } from '@voyage/domain/money.ts';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import { isDue } from '../../db/due.ts';
import type { Transaction } from '../../db/connect.ts';
import { cancellationIntents, hotelOrders } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';

export type Intent = Pick<
  typeof cancellationIntents.$inferSelect,
  'orderId' | 'actorId' | 'acceptedPenalty' | 'waived' | 'requestedAt' | 'attempts'
>;

/**
 * Longer than a supplier may take to cancel (inventory/guard-supplier.ts): meanwhile the intent belongs to
 * the process that tries it.
 */
const leaseMs = 20_000;
const longestPauseMs = 5 * 60_000;
export async function openIntent({ db }: Services, orderId: string): Promise<Intent | undefined> {
  const [intent] = await db.orm
    .select()
    .from(cancellationIntents)
    .where(eq(cancellationIntents.orderId, orderId));
  return intent;
}

/**
 * Records that a member cancels a confirmed order at this cost, before the supplier is called. If one is
 * already open (another tab, an interrupted call), returns that one, since its instant decides. Undefined:
 * the order is no longer confirmed.
 */
export async function writeIntent(
  services: Services,
  orderId: string,
  actorId: string,
  accepted: Money,
  requestedAt: Date,
): Promise<Intent | undefined> {
  const { rowCount } = await services.db.pool.query({
    name: 'cancellation-intent',
    text: `insert into cancellation_intents (order_id, actor_id, accepted_penalty, waived, requested_at, next_attempt_at)
           select id, $2, $3, false, $4, $5 from hotel_orders where id = $1 and status = 'confirmed' on conflict (order_id) do nothing`,
    values: [orderId, actorId, accepted.amount, requestedAt, new Date(services.now().getTime() + leaseMs)],
  });
  if (rowCount === 1)
    return { orderId, actorId, acceptedPenalty: accepted.amount, waived: false, requestedAt, attempts: 1 };
  return openIntent(services, orderId);
}

/**
 * The same by staff, in the transaction that locks the payment order: everything paid is refunded, whatever
 * the cancellation costs. Takes over an intent of the member.
 */
export async function recordWaiver(
  services: Services,
  tx: Transaction,
  orderId: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<Intent> {
  const now = services.now();
  const override = {
    actorId,
    reason,
    acceptedPenalty: null,
    waived: true,
    nextAttemptAt: new Date(now.getTime() + leaseMs),
  };
  const [intent] = await tx
    .insert(cancellationIntents)
    .values({ orderId, requestedAt: now, ...override })
    .onConflictDoUpdate({ target: cancellationIntents.orderId, set: override })
    .returning();
  if (!intent) throw new Error('an intent that was written is not there');
  return intent;
}

/**
 * Claims intents that no process is working on, with their orders. A process that is killed holds them no
 * longer than its lease: it does not show that the supplier is slow.
 */
export async function claimIntents({
  db,
  now,
}: Services): Promise<{ intent: Intent; order: typeof hotelOrders.$inferSelect }[]> {
  const { orm } = db;
  const due = orm
    .select({ id: cancellationIntents.orderId })
    .from(cancellationIntents)
    .where(isDue(cancellationIntents.nextAttemptAt, now(), longestPauseMs))
    .orderBy(cancellationIntents.nextAttemptAt)
    .limit(50)
    .for('update', { skipLocked: true });
  const intents = await orm
    .update(cancellationIntents)
    .set({
      attempts: sql`${cancellationIntents.attempts} + 1`,
      nextAttemptAt: new Date(now().getTime() + leaseMs),
    })
    .where(inArray(cancellationIntents.orderId, due))
    .returning();
  if (intents.length === 0) return [];
  const orders = await orm.select().from(hotelOrders).where(inArray(hotelOrders.id, intents.map(({ orderId }) => orderId))); // prettier-ignore
  return intents.flatMap((intent) =>
    orders.filter(({ id }) => id === intent.orderId).map((order) => ({ intent, order })),
  );
}

/** An intent whose supplier does not answer is tried less and less often. */
export async function postponeIntent({ db, now }: Services, { orderId, requestedAt, attempts }: Intent) {
  const pauseMs = Math.min(leaseMs * (attempts - 1), longestPauseMs);
  await db.orm
    .update(cancellationIntents)
    .set({ nextAttemptAt: new Date(now().getTime() + pauseMs) })
    .where(and(eq(cancellationIntents.orderId, orderId), eq(cancellationIntents.requestedAt, requestedAt)));
}
