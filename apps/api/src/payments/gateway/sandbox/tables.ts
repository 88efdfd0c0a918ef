import { boolean, index, pgTable, smallint, text } from '../../../db/drizzle.ts';
import { amount, instantColumn } from '../../../db/schema/columns.ts';
import type { CardBrand } from '../gateway.ts';
import type { Behaviour } from './cards.ts';

// The embedded gateway's own records, separate from our orders like those of an external provider. No card
// number, expiry date, security code or cardholder is ever written here.

/** Primes represent a card for 90 seconds, once. Only the SHA-256 of the prime is stored. */
export const sandboxPrimes = pgTable(
  'sandbox_primes',
  {
    hash: text().primaryKey(),
    bin: text().notNull(),
    lastFour: text('last_four').notNull(),
    brand: text().$type<CardBrand>().notNull(),
    /** The declared behaviour of the test card. */
    behaviour: text().$type<Behaviour>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [index('sandbox_primes_created').on(t.createdAt)],
);

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    recTradeId: text('rec_trade_id').primaryKey(),
    bankTransactionId: text('bank_transaction_id').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    merchantId: text('merchant_id').notNull(),
    details: text().notNull(),
    /** Whole New Taiwan dollars. */
    amount: amount('amount').notNull(),
    refundedAmount: amount('refunded_amount').notNull().default(0),
    /**
     * The wire's record_status: -1 error, 0 authorised, 1 captured, 2 partly refunded, 3 refunded, 4
     * pending, 5 cancelled.
     */
    recordStatus: smallint('record_status').notNull(),
    bankResultCode: text('bank_result_code').notNull(),
    authCode: text('auth_code').notNull(),
    bin: text().notNull(),
    lastFour: text('last_four').notNull(),
    brand: text().$type<CardBrand>().notNull(),
    behaviour: text().$type<Behaviour>().notNull(),
    threeDomainSecure: boolean('three_domain_secure').notNull(),
    /** Identifies the bank's page of a payment that waits for its cardholder. */
    challenge: text().unique(),
    frontendRedirectUrl: text('frontend_redirect_url').notNull(),
    backendNotifyUrl: text('backend_notify_url').notNull(),
    goBackUrl: text('go_back_url').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    completedAt: instantColumn('completed_at'),
    /**
     * When the bank captures the authorised money; partial refunds are possible only after that. Null: once it is
     * asked to.
     */
    captureAt: instantColumn('capture_at'),
    notifyAttempts: smallint('notify_attempts').notNull().default(0),
    /** When the notify is next sent; null: nothing left to send. */
    notifyAt: instantColumn('notify_at'),
  },
  (t) => [index('sandbox_payments_order').on(t.orderNumber), index('sandbox_payments_notify').on(t.notifyAt)],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundId: text('refund_id').primaryKey(),
    bankRefundId: text('bank_refund_id').notNull().unique(),
    recTradeId: text('rec_trade_id')
      .notNull()
      .references(() => sandboxPayments.recTradeId),
    amount: amount('amount').notNull(),
    refundedAt: instantColumn('refunded_at').notNull(),
  },
  (t) => [index('sandbox_refunds_payment').on(t.recTradeId)],
);
