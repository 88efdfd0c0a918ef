import { count, eq, and } from '../../db/drizzle.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import type { Transaction } from '../../db/connect.ts';
import type { Services } from '../services.ts';
import { unsent } from './queue-refund.ts';

const hour = 3_600_000;
/** From this rejection on, each one is logged at level 50: a person must look at it. */
const alarmAfter = 3;
const longestHours = 24;
/** Until the next attempt after so many refusals: 1, 2, 4, 8, 16 and then always 24 hours, in milliseconds. */
export const pauseAfter = (refusals: number): number => Math.min(2 ** (refusals - 1), longestHours) * hour;

/** Records that the gateway refused something about a payment, and returns how often it has. */
export async function countRefusal(
  tx: Pick<Transaction, 'select' | 'insert'>,
  paymentId: string,
  kind: 'refund-refused' | 'capture-refused',
  now: Date,
): Promise<number> {
  await tx.insert(paymentEvents).values({ paymentId, kind, at: now });
  const [events] = await tx
    .select({ count: count() })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.kind, kind)));
  return events?.count ?? 1;
}

/**
 * Retries a refund that the gateway rejects, after a pause (`pauseAfter`) and with another id each time; each
 * rejection is an event of the payment.
 */
export async function postponeRefund(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  paymentId: string,
): Promise<void> {
  const attempts = await db.orm.transaction(async (tx) => {
    const refusals = await countRefusal(tx, paymentId, 'refund-refused', now());
    await tx
      .update(payments)
      // A refusal uses up the id.
      .set({ ...unsent, refundAt: new Date(now().getTime() + pauseAfter(refusals)) })
      .where(eq(payments.id, paymentId));
    return refusals;
  });
  if (attempts < alarmAfter)
    log.warn({ paymentId, attempts }, 'the gateway refused a refund; it will be retried');
  else log.error({ paymentId, attempts }, 'the gateway keeps refusing a refund; manual review needed');
}
