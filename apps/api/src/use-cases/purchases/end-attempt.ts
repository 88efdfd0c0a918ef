import type { Output } from '@voyage/contracts/endpoint.ts';
import type { endPayment } from '@voyage/contracts/payment.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import { recordsLagMs } from '../../payments/gateway/gateway.ts';
import type { Services } from '../services.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Caller } from '../../session/caller.ts';
import { ownPayment, replaced, viewPayment } from './payment-page.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Ends an attempt whose payer is at the bank and prefers another card. Only what the gateway says has moved no
 * money: a capture wins, also one that is confirmed while this runs or afterwards, which pays the order, or is
 * refunded if another attempt has paid it (settle.ts). @throws ApiError py0002, py0003 (the order can no longer
 * be paid, and the attempt may still succeed), py0004 (not known for certain)
 */
export async function endAttempt(
  services: Services,
  caller: Caller,
  paymentId: string,
  locale: Locale,
): Promise<Output<typeof endPayment.data>> {
  const payment = await ownPayment(services, caller, paymentId);
  const found = await syncPayment(services, payment);
  const now = services.now();
  const unmoved =
    found === 'atBank' || (found === 'none' && now.getTime() - payment.createdAt.getTime() >= recordsLagMs);
  await services.db.orm.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.productOrderId);
    const open = and(
      eq(payments.id, paymentId),
      inArray(payments.status, ['created', 'redirected', 'unknown']),
    );
    const [still] = await tx.select({ id: payments.id }).from(payments).where(open).for('update');
    if (!order || !still) return; // ended in the meantime, in whatever way
    if (!unmoved) throw errors.paymentInProgress();
    if (order.status !== 'open' || (order.expiresAt && order.expiresAt <= now)) throw errors.orderClosed();
    await tx.update(payments).set({ status: 'abandoned', gatewayCode: replaced, updatedAt: now }).where(open);
    await tx
      .insert(paymentEvents)
      .values({ paymentId, kind: 'abandoned', detail: { code: replaced }, at: now });
  });
  return viewPayment(services, caller, paymentId, locale);
}
