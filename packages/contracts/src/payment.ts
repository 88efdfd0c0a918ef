import * as v from 'valibot';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import { invoice, payer } from './payer.ts';
import { productOrder } from './product-order.ts';
import { membershipRefusal } from './membership.ts';
import { brandId, count, uuid } from './values.ts';

const tag = 'product';
const signedIn = { tag, access: 'required' } as const;

/**
 * Why a card was not charged. card-again: to be entered again. card-type: of a type, or from a country, that is
 * not accepted. stopped: on the bank's page, by the payer. unconfirmed: also there, without a reason from the
 * bank.
 */
export const paymentRefusals = [
  'declined',
  'card-again',
  'card-type',
  'unavailable',
  'stopped',
  'unconfirmed',
] as const;
/** abandoned: not completed in time. replaced: ended by the payer, to use another card. */
export const paymentFailures = [...paymentRefusals, 'abandoned', 'replaced'] as const;

export const payDirect = endpoint('POST', 'v1/product/order/membership/payment/tappay-direct', {
  ...signedIn,
  idempotent: true,
  summary: 'Pay order',
  description:
    'Pays an open order of any kind with a one-time prime. The card number never reaches the service. `redirect` leads to the bank (3-D Secure). `pending` means that the result is not known yet; do not pay again.',
  body: v.object({
    orderId: uuid,
    prime: v.pipe(v.string(), v.minLength(10), v.maxLength(200)),
    payer,
    invoice,
    agreed: v.literal(true, 'required'),
    /** The site on which it is paid, and to which the bank returns the payer; that of the order if absent. */
    brand: v.optional(brandId),
  }),
  data: v.object({
    tradeId: v.string(),
    status: v.picklist(['success', 'redirect', 'pending', 'failure']),
    paymentUrl: v.nullable(v.string()),
    reason: v.nullable(v.picklist(paymentRefusals)),
  }),
  errors: [
    ...tokenErrors,
    'notPurchasable',
    'orderNotFound',
    'orderClosed',
    'paymentInProgress',
    'paymentFailed',
    ...idempotencyErrors,
  ],
});
export const payment = endpoint('GET', 'v1/product/order/payment/{id}', {
  ...signedIn,
  summary: 'Get payment page',
  description:
    'Returns the data for the payment page of an order: the order, and how to exchange a card for a prime.',
  params: v.object({ id: uuid }),
  data: v.object({
    order: productOrder,
    payable: v.boolean(),
    /** Why an order that is still open would buy nothing now, and so cannot be paid. */
    refusal: v.optional(membershipRefusal),
    gateway: v.object({
      appId: count,
      appKey: v.string(),
      serverType: v.picklist(['sandbox', 'production', 'embedded']),
      primeUrl: v.nullable(v.string()),
    }),
    cards: v.array(v.string()),
  }),
  errors: [...tokenErrors, 'orderNotFound'],
});
const result = v.object({
  /** released: the card was only authorised, and nothing was charged. */
  status: v.picklist(['success', 'failure', 'pending', 'refunded', 'released']),
  reason: v.nullable(v.picklist(paymentFailures)),
  order: productOrder,
});
export const paymentResult = endpoint('GET', 'v1/product/order/payment/result/{id}', {
  ...signedIn,
  summary: 'Get payment result',
  description:
    'Returns the result of a payment by its trade id. If the result is not known yet, the gateway is asked for it.',
  params: v.object({ id: uuid }),
  data: result,
  errors: [...tokenErrors, 'orderNotFound'],
});
export const endPayment = endpoint('POST', 'v1/product/order/payment/end', {
  ...signedIn,
  summary: 'End payment attempt',
  description:
    'Ends an attempt that is waiting for the payer at the bank, so that the order can be paid with another card. The gateway is asked first: if it has captured the payment, the attempt has succeeded; if its answer is uncertain, the attempt remains in progress (py0004). Ending an attempt twice has no effect. If the ended attempt is paid after all, the money pays the order, or is refunded if the order has been paid otherwise.',
  body: v.object({ tradeId: uuid }),
  data: result,
  errors: [...tokenErrors, 'orderNotFound', 'orderClosed', 'paymentInProgress'],
});
export const paymentNotify = endpoint('POST', 'v1/product/order/payment/notify', {
  tag,
  access: 'none',
  summary: 'Receive payment notification',
  description:
    'Receives a notification from the gateway. It is not signed, and only causes the payment to be looked up.',
  body: v.looseObject({
    bank_transaction_id: v.optional(v.pipe(v.string(), v.maxLength(40))),
    rec_trade_id: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  data: v.object({}),
});
