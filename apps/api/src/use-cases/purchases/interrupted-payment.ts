import type { Output } from '@voyage/contracts/endpoint.ts';
import type { payDirect } from '@voyage/contracts/payment.ts';
import { and, eq } from '../../db/drizzle.ts';
import { idempotencyKeys } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Services } from '../services.ts';
import { storeKeyAnswer } from '../records/idempotency-keys.ts';
import { syncPayment } from './sync-payment.ts';

type Paid = Output<typeof payDirect.data>;
/** A younger one is still running: the same press, twice. */
const workingMs = 2_000;

/**
 * The answer to a repeated request whose first attempt has ended without one, because its process or its database was
 * lost: what the gateway says about the payment; "pending" while it knows nothing, since it may still charge. Undefined
 * if the first attempt is still running.
 */
export async function answerOfInterrupted(
  services: Services,
  userId: string,
  key: string,
): Promise<Paid | undefined> {
  const { orm } = services.db;
  const read = () =>
    orm
      .select({ payment: payments })
      .from(idempotencyKeys)
      .innerJoin(payments, eq(payments.id, idempotencyKeys.orderId))
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  const [first] = await read();
  if (!first || services.now().getTime() - first.payment.createdAt.getTime() < workingMs) return undefined;
  await syncPayment(services, first.payment);
  const [{ payment } = first] = await read();
  const answer: Paid = { tradeId: payment.id, status: 'pending', paymentUrl: null, reason: null };
  switch (payment.status) {
    case 'created':
    case 'redirected':
    case 'unknown':
    case 'abandoned':
      return answer; // not stored: it changes
    case 'captured':
    case 'refunding':
    case 'refunded':
      answer.status = 'success';
      break;
    case 'declined':
      Object.assign(answer, { status: 'failure', reason: 'declined' } satisfies Partial<Paid>);
  }
  await storeKeyAnswer(orm, userId, key, answer);
  return answer;
}
