import * as v from 'valibot';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import { brandId, count, id, money, reason, requiredLine, text, twd, uuid } from './values.ts';

const signedIn = { tag: 'product', access: 'required', errors: tokenErrors } as const;
const forStaff = { tag: 'product', access: 'staff' } as const;

/** A `stay` is created by v1/hotel/booking with a prepaid rate: `hotelOrderId` is its booking. */
export const productKinds = [
  'membership',
  'booking-credit',
  'fast-track',
  'tailor-made',
  'custom',
  'stay',
] as const;
export const productStatuses = [
  'open',
  'paid',
  'awaiting-confirmation',
  'confirmed',
  'completed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export const productOrder = v.object({
  id: v.string(),
  orderNumber: v.string(),
  kind: v.picklist(productKinds),
  status: v.picklist(productStatuses),
  /** What was bought, in the reader's language. */
  title: v.string(),
  /** Further lines: term, flight, travellers ... */
  lines: v.array(v.object({ term: v.string(), value: v.string() })),
  amount: money,
  createdAt: v.string(),
  /** Until when an open order can be paid. */
  expiresAt: v.nullable(v.string()),
  /** For a stay: the booking that it pays for (v1/user/hotel/order/{id}). */
  hotelOrderId: v.nullable(v.string()),
  /** Of the successful payment, or of the last attempt. */
  payment: v.nullable(
    v.object({
      tradeId: v.string(),
      /** released: the card was only authorised, and nothing was charged. */
      status: v.picklist(['pending', 'success', 'failure', 'refunded', 'released']),
      cardBrand: v.nullable(v.string()),
      cardLastFour: v.nullable(v.string()),
      /** The bank's page while the payer has to confirm there; null otherwise, or if it is not known. */
      bankUrl: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
});
export type ProductOrder = v.InferOutput<typeof productOrder>;
export const createdOrder = v.object({ order: productOrder });

export const productOrders = endpoint('POST', 'v1/product/order/list', {
  ...signedIn,
  summary: 'List product orders',
  description: "Returns the member's product orders, newest first.",
  body: v.object({
    kind: v.optional(v.picklist(productKinds)),
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({ total: count, page: count, pageSize: count, orders: v.array(productOrder) }),
});
export const cancelProductOrder = endpoint('POST', 'v1/product/order/cancel', {
  ...signedIn,
  summary: 'Cancel product order',
  description: 'Cancels an unpaid order.',
  body: v.object({ orderId: uuid }),
  data: createdOrder,
  errors: [...tokenErrors, 'orderNotFound', 'orderClosed', 'paymentInProgress'],
});
export const orderCustom = endpoint('POST', 'v1/product/order/custom', {
  ...forStaff,
  idempotent: true,
  summary: 'Create custom order',
  description:
    'Creates an individual order for a member, with its description and price. `customOrders` is the number that the employee saw. If a colleague has created one in the meantime, the request fails with us0008 and changes nothing. Employees only.',
  body: v.object({
    userId: id,
    /** How many such orders the member had when this was decided (v1/admin/user/order). */
    customOrders: count,
    title: requiredLine(120),
    description: v.optional(text(1000), ''),
    amountTwd: v.pipe(twd, v.minValue(1), v.maxValue(10_000_000)),
    days: v.optional(v.pipe(count, v.minValue(1), v.maxValue(60)), 7),
    reason,
    brand: v.optional(brandId, 'main'),
  }),
  data: createdOrder,
  errors: [
    ...tokenErrors,
    'accessDenied',
    'memberOrProgrammeNotFound',
    'stateChanged',
    'tooManyAttempts',
    ...idempotencyErrors,
  ],
});
export const settleProductOrder = endpoint('POST', 'v1/admin/order', {
  ...forStaff,
  idempotent: true,
  summary: 'Settle product order',
  description:
    "Applies an employee's action to a paid order, with a recorded reason: confirms it (fast track); completes it; refunds it, which ends the order (in full, or in part unless it is a stay, a membership or booking credits); or ends a membership and refunds its remaining whole months. Refunding a future stay also cancels it at the hotel at no cost to the member. bk0004 means that the hotel has not answered yet, and that the service keeps trying. bk0005 means that the guests have arrived, and that a refund is possible once they have left.",
  body: v.object({
    orderId: uuid,
    action: v.picklist(['confirm', 'complete', 'refund', 'end']),
    /** The status of the order when this was decided; if it is another now, nothing happens (us0008). */
    status: v.optional(v.picklist(productStatuses)),
    /**
     * For a refund: the amount, if it is partial. Stays, memberships and booking credits are refunded in
     * full, and so is fast track that awaits its airport.
     */
    amountTwd: v.optional(v.pipe(twd, v.minValue(1, 'too-small'))),
    reason,
    /**
     * To the member, in the email about a confirmation (where and by whom they are met), or about the refund
     * of a waiting order (why).
     */
    message: v.optional(text(500), ''),
  }),
  data: createdOrder,
  errors: [
    ...tokenErrors,
    'accessDenied',
    'cancellationUnanswered',
    'notCancellable',
    'orderNotFound',
    'orderClosed',
    'paymentFailed',
    'stateChanged',
    ...idempotencyErrors,
  ],
});
