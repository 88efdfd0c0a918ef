import { randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { payDirect } from '@voyage/contracts/payment.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, eq } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { ApiError, errors } from '../../errors.ts';
import { newReference } from '../../payments/gateway/reference.ts';
import type { PayOutcome } from '../../payments/gateway/gateway.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { claimKey, hashBody, storeKeyAnswer, releaseKey } from '../idempotency/idempotency-keys.ts';
import { titleOf } from '../product-orders/order-view.ts';
import { ownOrder } from '../product-orders/orders.ts';
import { markDeclined, settle } from './settle.ts';

type Body = Output<typeof payDirect.body>;
type Paid = Output<typeof payDirect.data>;
const uniqueViolation = '23505';

/**
 * Pays an open order. Durable steps, so that the reconciler can recover from a crash between any two: 1. the
 * intent with its own bank transaction id, 2. the gateway, 3. the outcome. Never calls the gateway twice.
 * @throws ApiError py0002 to py0005, rq0007, rq0008
 */
export async function pay(
  services: Services,
  caller: Caller,
  key: string,
  body: Body,
  locale: Locale,
): Promise<Paid> {
  // a prime is different at each attempt and is never stored, not even in a hash
  const { prime: _prime, ...compared } = body;
  const earlier = await claimKey<Paid>(services, caller.userId, key, hashBody(compared));
  if (earlier) return earlier;
  try {
    const answer = await payOnce(services, caller, body, locale);
    await storeKeyAnswer(services.db.orm, caller.userId, key, answer);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) await releaseKey(services, caller.userId, key);
    throw error;
  }
}

async function payOnce(services: Services, caller: Caller, body: Body, locale: Locale): Promise<Paid> {
  const order = await ownOrder(services, caller, body.orderId);
  const payment = await writeIntent(services, caller, body);
  const { SITE_URLS } = services.env;
  const site = `${SITE_URLS[order.brand]}/${locale}`;
  const outcome = await services.payments.payByPrime({
    prime: body.prime,
    amountTwd: payment.amountTwd,
    orderNumber: order.orderNumber,
    bankTransactionId: payment.bankTransactionId,
    details: titleOf(order.detail, 'en'),
    cardholder: { phone_number: body.payer.phone, name: body.payer.name, email: body.payer.email },
    threeDomainSecure: services.env.TAPPAY_THREE_D_SECURE,
    remember: false,
    resultUrl: {
      frontend_redirect_url: `${site}/payment/credit-card/${order.kind}/${order.id}/${payment.id}/result`,
      backend_notify_url: `${SITE_URLS[order.brand]}/api/v1/product/order/payment/notify`,
      go_back_url: `${site}/payment/credit-card/${order.kind}/${order.id}/${payment.id}`,
    },
  });
  return apply(services, payment.id, outcome);
}

/**
 * The order is locked, so that of two concurrent payments only one is written. @throws ApiError py0003,
 * py0004
 */
async function writeIntent(
  services: Services,
  caller: Caller,
  body: Body,
): Promise<typeof payments.$inferSelect> {
  const now = services.now();
  try {
    return await services.db.orm.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(productOrders)
        .where(eq(productOrders.id, body.orderId))
        .for('update');
      if (!order || order.status !== 'open' || (order.expiresAt && order.expiresAt <= now))
        throw errors.orderClosed();
      await tx
        .update(productOrders)
        .set({ invoice: body.invoice, updatedAt: now })
        .where(eq(productOrders.id, order.id));
      const [row] = await tx
        .insert(payments)
        .values({
          id: randomUUID(),
          productOrderId: order.id,
          userId: caller.userId,
          bankTransactionId: newReference(),
          amountTwd: order.amountTwd,
          status: 'created',
          payer: body.payer,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      await tx.insert(paymentEvents).values({ paymentId: row!.id, kind: 'created', at: now });
      return row!;
    });
  } catch (error) {
    for (let e = error; e instanceof Error; e = e.cause)
      if ('code' in e && e.code === uniqueViolation) throw errors.paymentInProgress();
    throw error;
  }
}

async function apply(services: Services, paymentId: string, outcome: PayOutcome): Promise<Paid> {
  const at = {
    updatedAt: services.now(),
    gatewayCode: outcome.code,
    ...(outcome.recTradeId ? { recTradeId: outcome.recTradeId } : {}),
    ...(outcome.card ? { cardLastFour: outcome.card.lastFour, cardBrand: outcome.card.brand } : {}),
  };
  const answer = (status: Paid['status'], more: Partial<Paid> = {}): Paid => ({
    tradeId: paymentId,
    status,
    paymentUrl: null,
    reason: null,
    ...more,
  });
  switch (outcome.outcome) {
    case 'captured':
      await settle(services, paymentId, at);
      return answer('success');
    case 'redirect':
      await services.db.orm
        .update(payments)
        .set({ ...at, status: 'redirected' })
        .where(and(eq(payments.id, paymentId), eq(payments.status, 'created')));
      return answer('redirect', { paymentUrl: outcome.paymentUrl ?? null });
    case 'unknown':
      services.log.warn(
        { paymentId, code: outcome.code },
        'payment outcome unknown; the gateway will be queried again',
      );
      await services.db.orm
        .update(payments)
        .set({ ...at, status: 'unknown' })
        .where(and(eq(payments.id, paymentId), eq(payments.status, 'created')));
      return answer('pending');
    case 'declined':
    case 'expiredPrime':
    case 'refused':
      await markDeclined(services, paymentId, { ...at, status: 'declined' });
      return answer('failure', {
        reason:
          outcome.outcome === 'declined'
            ? 'declined'
            : outcome.outcome === 'expiredPrime'
              ? 'card-again'
              : 'unavailable',
      });
  }
}
