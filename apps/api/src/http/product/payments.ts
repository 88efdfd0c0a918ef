import type { Output } from '@voyage/contracts/endpoint.ts';
import { endpoints } from '@voyage/contracts/endpoints.ts';
import { policy } from '@voyage/domain/policy.ts';
import { eq } from 'drizzle-orm';
import { productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { ApiError } from '../../errors.ts';
import { syncPayment, handleNotification } from '../../use-cases/payments/sync-payment.ts';
import { pay } from '../../use-cases/payments/pay.ts';
import { paymentStatus, viewOrder } from '../../use-cases/product-orders/order-view.ts';
import { ownOrder } from '../../use-cases/product-orders/orders.ts';
import type { Services } from '../../services.ts';
import { handler } from '../handler.ts';

export const payDirect = handler(
  endpoints.payDirect,
  async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await pay(services, caller, idempotencyKey, body, locale),
  }),
);

export const payment = handler(endpoints.payment, async ({ caller, params, locale, services }) => {
  const { env, sandbox } = services;
  const row = await ownOrder(services, caller, params.id);
  const order = await viewOrder(services, row, locale);
  const payable =
    row.status === 'open' &&
    (row.expiresAt === null || row.expiresAt > services.now()) &&
    order.payment?.status !== 'pending';
  const gateway = sandbox
    ? {
        appId: 0,
        appKey: 'embedded',
        serverType: 'embedded' as const,
        primeUrl: '/api/sandbox/tpc/sandbox/prime',
      }
    : {
        appId: env.TAPPAY_APP_ID ?? 0,
        appKey: env.TAPPAY_APP_KEY ?? '',
        serverType: env.TAPPAY_ENV,
        primeUrl: null,
      };
  return { data: { order, payable, gateway, cards: [...policy.cards] } };
});

/** One's own payment, brought up to date with the gateway's record first: the way back from the bank proves nothing. */
export const paymentResult = handler(
  endpoints.paymentResult,
  async ({ caller, params, locale, services }) => {
    const read = async () =>
      (await services.db.orm.select().from(payments).where(eq(payments.id, params.id)))[0];
    let row = await read();
    if (!row || row.userId !== caller.userId || !row.productOrderId)
      throw notFound(services, caller.userId, params.id, row !== undefined);
    await syncPayment(services, row);
    row = await read();
    const [order] = await services.db.orm
      .select()
      .from(productOrders)
      .where(eq(productOrders.id, row?.productOrderId ?? ''));
    if (!row || !order) throw new ApiError('py0002');
    const status = paymentStatus(row.status);
    const reason = status === 'failure' ? reasonOf(row) : null;
    return { data: { status, reason, order: await viewOrder(services, order, locale) } };
  },
);

/** Why no money moved, for the words of the result page. */
function reasonOf({
  status,
  gatewayCode,
}: typeof payments.$inferSelect): NonNullable<Output<typeof endpoints.paymentResult.data>['reason']> {
  if (status === 'abandoned') return 'abandoned';
  if (gatewayCode === 'stopped' || gatewayCode === 'unconfirmed') return gatewayCode;
  if (gatewayCode === '91') return 'card-again';
  return gatewayCode === null || /^\d+$/.test(gatewayCode) ? 'declined' : 'unavailable';
}

function notFound(services: Services, caller: string, payment: string, others: boolean): ApiError {
  if (others) services.log.warn({ caller, payment }, "asked for somebody else's payment");
  return new ApiError('py0002');
}

/** Answered only after what it says was looked up and written: without that the gateway tells us again. */
export const paymentNotify = handler(endpoints.paymentNotify, async ({ body, services }) => {
  await handleNotification(services, body);
  return { data: {} };
});
