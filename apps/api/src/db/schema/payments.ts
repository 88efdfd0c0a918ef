import type { Level } from '@voyage/domain/level.ts';
import { sql, bigserial, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from '../drizzle.ts';
import { amount, instantColumn } from './columns.ts';
import type { EventNote, TailorMadeContent } from './documents.ts';
import { hotelOrders, productOrders } from './orders.ts';
import { ofUser } from './users.ts';

// Payments, memberships, tailor-made requests.

/**
 * One attempt to pay. The intent is written before the gateway is called; `bankTransactionId` finds the
 * outcome if it is unknown.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    productOrderId: uuid('product_order_id').references(() => productOrders.id),
    hotelOrderId: uuid('hotel_order_id').references(() => hotelOrders.id),
    userId: ofUser('user_id'),
    bankTransactionId: text('bank_transaction_id').notNull().unique(),
    recTradeId: text('rec_trade_id').unique(),
    amountTwd: amount('amount_twd').notNull(),
    status: text()
      .$type<
        | 'created'
        | 'redirected'
        | 'captured'
        | 'declined'
        | 'unknown'
        | 'abandoned'
        | 'refunding'
        | 'refunded'
      >()
      .notNull(),
    payer: jsonb().$type<{ name: string; email: string; phone: string }>().notNull(),
    cardLastFour: text('card_last_four'),
    cardBrand: text('card_brand'),
    /** The gateway's own status, or ours (payments/gateway/gateway.ts; use-cases/orders/await-capture.ts, purchases/payment-page.ts). */
    gatewayCode: text('gateway_code'),
    /** The bank's page, where the payer confirms (3-D Secure). */
    paymentUrl: text('payment_url'),
    /**
     * Of money that is captured on request. `later`: it is only authorised, until what it pays for is booked.
     * `requested`: the bank is to capture it. `done`: it has. Null: the bank captures it by itself.
     */
    capture: text().$type<'later' | 'requested' | 'done'>(),
    /** When the capture may be requested, or looked for, next: a lease of one process, or a pause. */
    captureAt: instantColumn('capture_at'),
    /** Our id of the refund, from its first sending until it is refused: the next attempt has another. */
    bankRefundId: text('bank_refund_id').unique(),
    /** What the gateway's record showed as refunded before `bankRefundId` was first sent. */
    refundedBeforeTwd: amount('refunded_before_twd'),
    refundSentAt: instantColumn('refund_sent_at'),
    /** The amount to refund; null: all that is left. */
    refundTwd: amount('refund_twd'),
    /** What refunds before that returned (rooms of a stay are refunded one after the other). */
    refundedTwd: amount('refunded_twd').notNull().default(0),
    /** What is owed beside it, and refunded once it has been. */
    refundNextTwd: amount('refund_next_twd').notNull().default(0),
    /** When the refund may be attempted next: a lease of one process, or a pause after a rejection. */
    refundAt: instantColumn('refund_at'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (t) => [
    index('payments_order').on(t.productOrderId),
    index('payments_status').on(t.status, t.updatedAt),
    index('payments_capture')
      .on(t.captureAt)
      .where(sql`${t.capture} in ('later', 'requested')`),
    uniqueIndex('payments_one_open')
      .on(t.productOrderId)
      .where(sql`${t.status} in ('created', 'redirected', 'unknown', 'captured')`),
  ],
);
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    kind: text().notNull(),
    detail: jsonb().$type<EventNote>(),
    at: instantColumn('at').notNull(),
  },
  (t) => [index('payment_events_payment').on(t.paymentId)],
);
export const membershipTerms = pgTable(
  'membership_terms',
  {
    id: uuid().primaryKey(),
    userId: ofUser('user_id'),
    level: text().$type<Level>().notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    productOrderId: uuid('product_order_id')
      .unique()
      .references(() => productOrders.id),
  },
  (t) => [index('membership_terms_user').on(t.userId, t.endsAt)],
);
export const tailorMadeRequests = pgTable(
  'tailor_made_requests',
  {
    id: uuid().primaryKey(),
    requestNumber: text('request_number').notNull().unique(),
    userId: ofUser('user_id'),
    /** Stages 1 to 6 and travel (docs/product/states.md, "Tailor-made stages"). */
    stage: smallint().notNull(),
    content: jsonb().$type<TailorMadeContent>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (t) => [index('tailor_made_requests_user').on(t.userId)],
);
