import { randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { payDirect } from '@voyage/contracts/payment.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, eq } from '../../db/drizzle.ts';
import { idempotencyKeys, productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import { newReference } from '../../payments/gateway/reference.ts';
import { refusalOf } from '../../payments/gateway/refusal.ts';
import type { PayOutcome } from '../../payments/gateway/gateway.ts';
import type { Services } from '../services.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Caller } from '../../session/caller.ts';
import { findIdempotentAnswer, hashBody, isKeyInUse, storeKeyAnswer } from '../records/idempotency-keys.ts';
import { titleOf } from '../orders/order-view.ts';
import { ownOrder, type ProductOrderRow } from '../orders/orders.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { purchaseNow } from './purchase-now.ts';
import { answerOfInterrupted } from './interrupted-payment.ts';
import { markDeclined, settle } from './settle.ts';

type Body = Output<typeof payDirect.body>;
type Paid = Output<typeof payDirect.data>;
const uniqueViolation = '23505';
const keyConstraint = 'idempotency_keys_user_id_key_pk';

/**
 * Pays an open order. Durable steps, so that the reconciler can recover from a crash between any two: 1. the
 * intent with its own bank transaction id, 2. the gateway, 3. the outcome. Never calls the gateway twice.
 * @throws ApiError py0001 (it would buy nothing now), py0002 to py0005, rq0007, rq0008
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
  const request: KeyedRequest = { key, bodyHash: hashBody(compared), body };
  const earlier = await earlierAnswer(services, caller, request);
  if (earlier) return earlier;
  const answer = await payOnce(services, caller, request, locale);
  await storeKeyAnswer(services.db.orm, caller.userId, key, answer);
  return answer;
}

interface KeyedRequest {
  key: string;
  bodyHash: string;
  body: Body;
}

function earlierAnswer(
  services: Services,
  { userId }: Caller,
  { key, bodyHash }: KeyedRequest,
): Promise<Paid | undefined> {
  return findIdempotentAnswer<Paid>(services, userId, key, bodyHash).catch(async (error: unknown) => {
    const ended = isKeyInUse(error) && (await answerOfInterrupted(services, userId, key));
    if (ended) return ended;
    throw error;
  });
}

async function payOnce(
  services: Services,
  caller: Caller,
  request: KeyedRequest,
  locale: Locale,
): Promise<Paid> {
  const { body } = request;
  const order = await ownOrder(services, caller, body.orderId);
  const payment = await writeIntent(services, caller, request);
  const { SITE_URLS } = services.env;
  const home = SITE_URLS[body.brand ?? order.brand];
  const site = `${home}/${locale}`;
  const outcome = await services.payments.payByPrime({
    prime: body.prime,
    amountTwd: payment.amountTwd,
    orderNumber: order.orderNumber,
    bankTransactionId: payment.bankTransactionId,
    details: titleOf(order.detail, 'en'),
    cardholder: { phone_number: body.payer.phone, name: body.payer.name, email: body.payer.email },
    threeDomainSecure: services.env.TAPPAY_THREE_D_SECURE,
    capture: payment.capture ? 'onRequest' : 'automatic',
    remember: false,
    resultUrl: {
      frontend_redirect_url: `${site}/payment/credit-card/${order.kind}/${order.id}/${payment.id}/result`,
      backend_notify_url: `${home}/api/v1/product/order/payment/notify`,
      go_back_url: `${site}/payment/credit-card/${order.kind}/${order.id}/${payment.id}`,
    },
  });
  return apply(services, payment.id, outcome);
}

const captureOf = ({ detail }: ProductOrderRow): 'later' | null =>
  detail.kind === 'stay' && detail.captureWhenBooked ? 'later' : null;

/**
 * The order is locked, so that of two concurrent payments only one is written; its key with it, so that a key without a
 * payment never blocks its owner. @throws ApiError py0001, py0003, py0004, rq0008 (the key is taken)
 */
async function writeIntent(
  services: Services,
  caller: Caller,
  { key, bodyHash, body }: KeyedRequest,
): Promise<typeof payments.$inferSelect> {
  const now = services.now();
  const id = randomUUID();
  try {
    return await services.db.orm.transaction(async (tx) => {
      await tx
        .insert(idempotencyKeys)
        .values({ userId: caller.userId, key, bodyHash, orderId: id, createdAt: now });
      const order = await lockOrder(tx, body.orderId);
      if (!order || order.status !== 'open' || (order.expiresAt && order.expiresAt <= now))
        throw errors.orderClosed();
      await lockMember(tx, order.userId);
      const purchase = await purchaseNow(tx, order, now);
      if ('refusal' in purchase) throw errors.notPurchasable({ reason: purchase.refusal });
      await tx
        .update(productOrders)
        .set({ detail: purchase.detail, invoice: body.invoice, updatedAt: now })
        .where(eq(productOrders.id, order.id));
      const [row] = await tx
        .insert(payments)
        .values({
          id,
          productOrderId: order.id,
          userId: caller.userId,
          bankTransactionId: newReference(),
          amountTwd: order.amountTwd,
          status: 'created',
          capture: captureOf(order),
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
      if ('code' in e && e.code === uniqueViolation)
        throw 'constraint' in e && e.constraint === keyConstraint
          ? errors.idempotencyKeyInUse()
          : errors.paymentInProgress();
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
    case 'authorised':
      await settle(services, paymentId, at);
      return answer('success');
    case 'redirect':
      await services.db.orm
        .update(payments)
        .set({ ...at, status: 'redirected', paymentUrl: outcome.paymentUrl ?? null })
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
      return answer('failure', { reason: refusalOf(outcome.code) });
  }
}
