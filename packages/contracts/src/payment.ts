import * as v from 'valibot';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import { invoice, payer } from './payer.ts';
import { productOrder } from './product-order.ts';
import { membershipRefusal } from './membership.ts';
import { count, uuid } from './values.ts';

const tag = 'product';

export const payDirect = endpoint({
  method: 'POST',
  path: 'v1/product/order/membership/payment/tappay-direct',
  tag,
  access: 'required',
  idempotent: true,
  summary: 'Pay order',
  description:
    'Pays an open order of any kind with a one-time prime; the card number never reaches the service. `redirect` leads to the bank (3-D Secure); `pending` means that the result is not known yet, and that paying again would be wrong.',
  body: v.object({
    orderId: uuid,
    prime: v.pipe(v.string(), v.minLength(10), v.maxLength(200)),
    payer,
    invoice,
    agreed: v.literal(true, 'required'),
  }),
  data: v.object({
    tradeId: v.string(),
    status: v.picklist(['success', 'redirect', 'pending', 'failure']),
    paymentUrl: v.nullable(v.string()),
    reason: v.nullable(v.picklist(['declined', 'card-again', 'unavailable'])),
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
export const payment = endpoint({
  method: 'GET',
  path: 'v1/product/order/payment/{id}',
  tag,
  access: 'required',
  summary: 'Get payment page',
  description: 'What the payment page of an order needs: the order, and how cards become primes.',
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
export const paymentResult = endpoint({
  method: 'GET',
  path: 'v1/product/order/payment/result/{id}',
  tag,
  access: 'required',
  summary: 'Get payment result',
  description: 'How a payment ended, by its trade id; requested from the gateway if it is not known yet.',
  params: v.object({ id: uuid }),
  data: v.object({
    status: v.picklist(['success', 'failure', 'pending', 'refunded']),
    /** stopped: on the bank's page, by the payer. unconfirmed: also there, without a reason from the bank. */
    reason: v.nullable(
      v.picklist(['declined', 'card-again', 'unavailable', 'abandoned', 'stopped', 'unconfirmed']),
    ),
    order: productOrder,
  }),
  errors: [...tokenErrors, 'orderNotFound'],
});
export const paymentNotify = endpoint({
  method: 'POST',
  path: 'v1/product/order/payment/notify',
  tag,
  access: 'none',
  summary: 'Receive payment notification',
  description:
    'A notification by the gateway. It carries no signature, and only causes the payment to be looked up.',
  body: v.looseObject({
    bank_transaction_id: v.optional(v.pipe(v.string(), v.maxLength(40))),
    rec_trade_id: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  data: v.object({}),
});
