import type { Output } from '@voyage/contracts/endpoint.ts';
import type { payment, paymentResult } from '@voyage/contracts/payment.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { eq } from '../../db/drizzle.ts';
import { payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import { refusalOf } from '../../payments/gateway/refusal.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { paymentStatus, viewOrder } from '../orders/order-view.ts';
import { ownOrder } from '../orders/orders.ts';
import { purchaseNow } from './purchase-now.ts';
import { syncPayment } from './sync-payment.ts';

type Payment = typeof payments.$inferSelect;
/** `gatewayCode` of an attempt that its payer ended, to use another card. */
export const replaced = 'replaced';

/** An order, and whether and how it can be paid now. @throws ApiError py0002 */
export async function paymentPage(
  services: Services,
  caller: Caller,
  orderId: string,
  locale: Locale,
): Promise<Output<typeof payment.data>> {
  const row = await ownOrder(services, caller, orderId);
  const order = await viewOrder(services, row, locale);
  const now = services.now();
  const open =
    row.status === 'open' &&
    (row.expiresAt === null || row.expiresAt > now) &&
    order.payment?.status !== 'pending';
  const purchase = await purchaseNow(services.db.orm, row, now);
  const refusal = open && 'refusal' in purchase ? { refusal: purchase.refusal } : {};
  return {
    order,
    payable: open && 'detail' in purchase,
    ...refusal,
    gateway: gatewayOf(services),
    cards: [...policy.cards],
  };
}

/** The configuration of the page's card fields. */
const gatewayOf = ({ env, sandbox }: Services): Output<typeof payment.data>['gateway'] =>
  sandbox
    ? { appId: 0, appKey: 'embedded', serverType: 'embedded', primeUrl: '/api/sandbox/tpc/sandbox/prime' }
    : {
        appId: env.TAPPAY_APP_ID ?? 0,
        appKey: env.TAPPAY_APP_KEY ?? '',
        serverType: env.TAPPAY_ENV,
        primeUrl: null,
      };

/** A payment of the caller. @throws ApiError py0002: also for another member's, but the attempt is logged */
export async function ownPayment(
  { db, log }: Services,
  caller: Caller,
  paymentId: string,
): Promise<Payment & { productOrderId: string }> {
  const [row] = await db.orm.select().from(payments).where(eq(payments.id, paymentId));
  const { productOrderId } = row ?? {};
  if (row && productOrderId && row.userId === caller.userId) return { ...row, productOrderId };
  if (row) log.warn({ caller: caller.userId, payment: paymentId }, "access to another member's payment");
  throw errors.orderNotFound();
}

/**
 * The member's own payment, first synchronised with the gateway's record: the return from the bank proves
 * nothing. @throws ApiError py0002
 */
export async function readPaymentResult(
  services: Services,
  caller: Caller,
  paymentId: string,
  locale: Locale,
): Promise<PaymentResult> {
  await syncPayment(services, await ownPayment(services, caller, paymentId));
  return viewPayment(services, caller, paymentId, locale);
}

type PaymentResult = Output<typeof paymentResult.data>;

/** How a payment ended as far as we know. @throws ApiError py0002 */
export async function viewPayment(
  services: Services,
  caller: Caller,
  paymentId: string,
  locale: Locale,
): Promise<PaymentResult> {
  const row = await ownPayment(services, caller, paymentId);
  const order = await ownOrder(services, caller, row.productOrderId);
  const status = paymentStatus(row);
  const reason = status === 'failure' ? failureOf(row) : null;
  return { status, reason, order: await viewOrder(services, order, locale) };
}

/** Why no money moved, for the text of the result page. */
function failureOf({ status, gatewayCode }: Payment): NonNullable<PaymentResult['reason']> {
  if (status !== 'abandoned') return refusalOf(gatewayCode);
  return gatewayCode === replaced ? replaced : 'abandoned';
}
