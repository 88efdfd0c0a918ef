import {
  sql,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from '../drizzle.ts';
import type { orderStatuses } from '@voyage/contracts/booking.ts';
import type { productStatuses } from '@voyage/contracts/product-order.ts';
import type { QuestionnaireAnswer } from '@voyage/contracts/questionnaire.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import type { CreditSource } from '@voyage/domain/quota.ts';
import { amount, instantColumn, day } from './columns.ts';
import type { CancelledDetail, CancelledRoom, EventNote, IdempotentAnswer, UnheldStay } from './documents.ts';
import type { OrderTerms } from './order-terms.ts';
import type { ProductDetail } from './product-detail.ts';
import { ofUser } from './users.ts';

// Bookings, and orders of everything paid by card: a prepaid stay has both, referring to each other.

export const hotelOrders = pgTable(
  'hotel_orders',
  {
    id: uuid().primaryKey(),
    bookingNumber: text('booking_number').notNull().unique(),
    userId: ofUser('user_id'),
    /** Who made the booking: differs from userId when booked on behalf. */
    bookedBy: ofUser('booked_by'),
    /**
     * The site on which it was booked, for its emails (use-cases/booking/emails/order-brand.ts). Null: booked
     * with a version that did not store it.
     */
    brand: text().$type<'main' | 'club'>(),
    /**
     * A prepaid order goes pending (hold requested) > payment (held, if the supplier can) > pending (paid, or
     * authorised; booking requested: it has a payment order) > confirmed; or from payment or the second pending to
     * released.
     */
    status: text().$type<(typeof orderStatuses)[number]>().notNull(),
    hotelId: integer('hotel_id').notNull(),
    roomTypeId: integer('room_type_id').notNull(),
    planCode: text('plan_code').notNull(),
    checkIn: day('check_in').notNull(),
    checkOut: day('check_out').notNull(),
    rooms: smallint().notNull(),
    adults: smallint().notNull(),
    childAges: smallint('child_ages').array().notNull(),
    /** Who stays in each room; null in orders of a version without it (`partiesOf`). */
    parties: jsonb().$type<Party[]>(),
    guest: jsonb()
      .$type<{ title: string; firstname: string; lastname: string; email: string; phone: string }>()
      .notNull(),
    /** Guests of the second and further rooms (contracts, `roomGuests`). */
    roomGuests: jsonb('room_guests').$type<{ lastname: string; firstname: string }[]>().notNull().default([]),
    /** The number passed to the hotel, and the code of its programme. */
    loyalty: jsonb().$type<{ programme: string; number: string }>(),
    specialRequests: text('special_requests').array().notNull(),
    note: text().notNull(),
    arrivalTime: text('arrival_time'),
    tripPurpose: text('trip_purpose').$type<'leisure' | 'business'>().notNull(),
    totalAmount: amount('total_amount').notNull(),
    currency: text().notNull(),
    /** Price, plan, policy and promotion as sold: they do not change with the catalogue. */
    terms: jsonb().$type<OrderTerms>().notNull(),
    cancellationDeadline: instantColumn('cancellation_deadline'),
    creditMonth: text('credit_month').notNull(),
    creditSource: text('credit_source').$type<CreditSource>().notNull(),
    clientRef: text('client_ref').notNull().unique(),
    locator: text(),
    hotelConfirmationNumber: text('hotel_confirmation_number'),
    hotelCancellationNumber: text('hotel_cancellation_number'),
    /** Of the stay, with those of its rooms that were cancelled before. */
    cancellationPenalty: amount('cancellation_penalty'),
    /** The rooms that were cancelled before the order was: the others have its state. */
    cancelledRooms: jsonb('cancelled_rooms').$type<CancelledRoom[]>().notNull().default([]),
    /** Why it failed or was released (contracts, `endReasons`). */
    failure: text(),
    /** The order that pays for a prepaid stay. */
    paymentOrderId: uuid('payment_order_id').references((): AnyPgColumn => productOrders.id),
    /** Until when its payment may begin. */
    paymentDue: instantColumn('payment_due'),
    /** Whether it was extended, or cannot be. */
    holdExtended: boolean('hold_extended').notNull().default(false),
    /** Of a prepaid stay whose rooms are not held; null for any other. */
    unheld: jsonb().$type<UnheldStay>(),
    /** When the supplier was asked to book a stay whose rooms were not held, once its card was authorised. */
    bookingSentAt: instantColumn('booking_sent_at'),
    /** When the release of held rooms may next be requested from the supplier; null: nothing to release. */
    releaseAt: instantColumn('release_at'),
    /**
     * When the supplier is next asked about it: for the outcome of a pending order, or whether a confirmed one is
     * still booked. Null: as soon as a job runs.
     */
    nextCheckAt: instantColumn('next_check_at'),
    /** When the supplier last said that it is booked as we have it. */
    checkedAt: instantColumn('checked_at'),
    /** The last status that the member was notified of (use-cases/booking/emails/booking-emails.ts). */
    notifiedStatus: text('notified_status'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    cancelledAt: instantColumn('cancelled_at'),
  },
  (t) => [
    index('hotel_orders_user').on(t.userId, t.createdAt),
    index('hotel_orders_status').on(t.status, t.updatedAt),
    index('hotel_orders_unnotified')
      .on(t.updatedAt)
      .where(
        sql`${t.status} in ('confirmed', 'failed', 'cancelled', 'completed') and ${t.notifiedStatus} is distinct from ${t.status}`,
      ),
    index('hotel_orders_confirmed')
      .on(t.id)
      .where(sql`${t.status} = 'confirmed'`),
    index('hotel_orders_due')
      .on(t.paymentDue)
      .where(sql`${t.status} = 'payment'`),
    index('hotel_orders_release')
      .on(t.releaseAt)
      .where(sql`${t.releaseAt} is not null`),
  ],
);
/** Members' answers about past stays, one per order. */
export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => hotelOrders.id),
    overall: smallint().notNull(),
    privileges: jsonb().$type<QuestionnaireAnswer['privileges']>().notNull(),
    roomAsDescribed: text('room_as_described').$type<QuestionnaireAnswer['roomAsDescribed']>().notNull(),
    text: text().notNull(),
    mayQuote: boolean('may_quote').notNull(),
    answeredAt: instantColumn('answered_at').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (t) => [check('questionnaire_answers_overall', sql`${t.overall} between 1 and 5`)],
);
const intentColumns = () => ({
  actorId: uuid('actor_id').notNull(),
  /** The accepted penalty, in minor units of the order's currency; null: any. */
  acceptedPenalty: amount('accepted_penalty'),
  /** By staff, or by the hotel itself: the member is refunded in full, whatever the supplier charges. */
  waived: boolean().notNull(),
  reason: text(),
  /** The instant that determines the penalty, regardless of when it is finished. */
  requestedAt: instantColumn('requested_at').notNull(),
  /** When it may be attempted next: a lease of the process attempting it now. */
  nextAttemptAt: instantColumn('next_attempt_at').notNull(),
  attempts: integer().notNull().default(1),
});
/** Cancellations that are not finished: written before the supplier is called (use-cases/stays). */
export const cancellationIntents = pgTable(
  'cancellation_intents',
  { orderId: uuid('order_id').primaryKey(), ...intentColumns() },
  (t) => [index('cancellation_intents_next_attempt').on(t.nextAttemptAt)],
);
/** The same of one room of several, by its number; apart, because an older process would cancel the whole booking. */
export const roomCancellationIntents = pgTable(
  'room_cancellation_intents',
  { orderId: uuid('order_id').notNull(), room: smallint().notNull(), ...intentColumns() },
  (t) => [primaryKey({ columns: [t.orderId, t.room] })],
);
/**
 * Orders for which the supplier's records differ from ours, to be investigated
 * (docs/operations/incidents.md).
 */
export const ledgerDifferences = pgTable('ledger_differences', {
  orderId: uuid('order_id').primaryKey(),
  kind: text()
    .$type<
      | 'missing-at-supplier'
      | 'cancelled-at-supplier'
      | 'held-at-supplier'
      | 'cancellation-refused'
      | 'unanswered'
    >()
    .notNull(),
  foundAt: instantColumn('found_at').notNull(),
  /** When it was last logged. */
  loggedAt: instantColumn('logged_at').notNull(),
  endedAt: instantColumn('ended_at'),
});
/**
 * What suppliers told us about bookings without being asked, each once. They are only a reason to ask
 * (use-cases/booking/orders/supplier-notices.ts).
 */
export const supplierNotices = pgTable(
  'supplier_notices',
  {
    supplier: text().notNull(),
    /** The supplier's own id of it. */
    noticeId: text('notice_id').notNull(),
    /** Our reference, or the supplier's locator. */
    clientRef: text('client_ref'),
    locator: text(),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.noticeId] })],
);
/** Who did what to an order, when and why (including overrides by staff). */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    actorId: uuid('actor_id'),
    kind: text().notNull(),
    detail: jsonb().$type<CancelledDetail | EventNote>(),
    at: instantColumn('at').notNull(),
  },
  (t) => [index('order_events_order').on(t.orderId)],
);
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: uuid('order_id'),
    /** null while in progress. */
    answer: jsonb().$type<IdempotentAnswer>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_order').on(t.orderId)],
);
export type ProductKind = ProductDetail['kind'];
/** How the e-invoice is issued (docs/third-party.md, "Taiwan"). */
export type Invoice =
  | {
      type: 'personal';
      carrier:
        | { kind: 'member' }
        | { kind: 'mobile'; number: string }
        | { kind: 'certificate'; number: string };
    }
  | { type: 'company'; title: string; companyNumber: string }
  | { type: 'donation'; code: string };
export const productOrders = pgTable(
  'product_orders',
  {
    id: uuid().primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    userId: ofUser('user_id'),
    kind: text().$type<ProductKind>().notNull(),
    status: text().$type<(typeof productStatuses)[number]>().notNull(),
    /** What was bought, with its price list entry at the time. */
    detail: jsonb().$type<ProductDetail>().notNull(),
    amountTwd: amount('amount_twd').notNull(),
    invoice: jsonb().$type<Invoice | null>(),
    brand: text().$type<'main' | 'club'>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** Until when an open order can be paid. */
    expiresAt: instantColumn('expires_at'),
  },
  (t) => [
    index('product_orders_user').on(t.userId, t.createdAt),
    check('product_orders_amount', sql`${t.amountTwd} >= 0`),
  ],
);
