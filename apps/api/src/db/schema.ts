import type { LocalizedText } from '@voyage/domain/locale.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });

// ---- Inventory facts (written by the generator or a supplier import, read into the catalogue) ----
/** Hand-written or generated text of a hotel. */
export interface HotelStory {
  standfirst: LocalizedText;
  paragraphs: Record<keyof LocalizedText, string[]>;
  highlights: Record<keyof LocalizedText, string[]>;
}
export const hotels = pgTable('hotels', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  place: text().notNull(),
  district: text().notNull(),
  brand: text().notNull(),
  groupCode: text('group_code').notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  address: jsonb().$type<LocalizedText>().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  setting: text().notNull(),
  openedYear: smallint('opened_year').notNull(),
  renovatedYear: smallint('renovated_year'),
  roomCount: smallint('room_count').notNull(),
  currency: text().notNull(),
  timeZone: text('time_zone').notNull(),
  flagship: boolean().notNull(),
  story: jsonb().$type<HotelStory>().notNull(),
  features: text().array().notNull(),
  promotions: text().array().notNull(),
  pictures: text().array().notNull(),
  checkInTime: text('check_in_time').notNull(),
  checkOutTime: text('check_out_time').notNull(),
  closed: boolean().notNull().default(false),
});
export const roomTypes = pgTable(
  'room_types',
  {
    id: integer().primaryKey(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    code: text().notNull(),
    /** Price of one night at permille 1000, before service and tax, in the hotel's minor unit. */
    baseRate: integer('base_rate').notNull(),
    sizeSquareMetres: smallint('size_square_metres').notNull(),
    maxAdults: smallint('max_adults').notNull(),
    maxChildren: smallint('max_children').notNull(),
    maxGuests: smallint('max_guests').notNull(),
    picture: text().notNull(),
  },
  (t) => [index('room_types_hotel').on(t.hotelId)],
);
export const ratePlans = pgTable(
  'rate_plans',
  {
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    code: text().notNull(),
    factorPermille: integer('factor_permille').notNull(),
    cancellation: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hotelId, t.code] })],
);
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
/** Rooms for sale, one byte a night from `startDay` on; a night that is absent is not for sale. */
export const allotments = pgTable('allotments', {
  roomTypeId: integer('room_type_id')
    .primaryKey()
    .references(() => roomTypes.id),
  startDay: day('start_day').notNull(),
  rooms: bytea().notNull(),
});
/** Rooms sold; a row from the first sale of that night on. `capacity` is the allotment at the last sale. */
export const roomNights = pgTable(
  'room_nights',
  {
    roomTypeId: integer('room_type_id').notNull(),
    night: day('night').notNull(),
    sold: smallint().notNull(),
    capacity: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomTypeId, t.night] }), check('room_nights_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.capacity}`)],
);
/** What moved since, for the catalogues of other processes. */
export const inventoryChanges = pgTable('inventory_changes', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  hotelId: integer('hotel_id').notNull(),
  at: at('at').notNull().defaultNow(),
});
/** The house supplier's own books, apart from our orders, as an outside supplier's would be. */
export const supplierBookings = pgTable('supplier_bookings', {
  locator: text().primaryKey(),
  clientRef: text('client_ref').notNull().unique(),
  hotelId: integer('hotel_id').notNull(),
  roomTypeId: integer('room_type_id').notNull(),
  checkIn: day('check_in').notNull(),
  checkOut: day('check_out').notNull(),
  rooms: smallint().notNull(),
  /** `held`: the rooms are kept, nothing is booked; worth resuming until `hold_until`. */
  state: text().$type<'held' | 'confirmed' | 'cancelled'>().notNull(),
  holdUntil: at('hold_until'),
  confirmationNumber: text('confirmation_number').notNull(),
  cancellationNumber: text('cancellation_number'),
  /** Policy, deadline, penalty and total as sold: what the supplier decides a cancellation by. */
  terms: jsonb().$type<unknown>().notNull(),
  bookedAt: at('booked_at').notNull(),
  cancelledAt: at('cancelled_at'),
});

// ---- People ----
export interface Particulars {
  companyTitle?: string;
  companyName?: string;
  taxId?: string;
  hobby?: string;
  maritalStatus?: 'married' | 'single';
  anniversary?: string;
  preferredContactTime?: string;
  passportNationality?: string;
}
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    memberNumber: text('member_number').notNull().unique(),
    /** The e-mail address in lower case. */
    username: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    title: text().notNull(),
    phone: text().notNull(),
    lang: text().notNull(),
    level: text().notNull(),
    isPaid: boolean('is_paid').notNull(),
    membershipExpiresAt: at('membership_expires_at'),
    roles: text().array().notNull(),
    /** Rises when roles or level change; a token with an older one answers au0104. */
    claimsVersion: integer('claims_version').notNull().default(1),
    paidCredits: integer('paid_credits').notNull().default(0),
    demonstration: boolean().notNull().default(false),
    registeredAt: at('registered_at').notNull(),
    /** The site at which the member registered: mails carry its name. */
    brand: text().$type<'main' | 'club'>().notNull().default('main'),
    birthDate: day('birth_date'),
    /** Where the member lives and who is to be called (section 3, "Registration"). */
    address: jsonb().$type<{ country: string; city: string; street: string; building: string; postalCode: string } | null>(),
    emergencyContact: jsonb('emergency_contact').$type<{ name: string; phone: string } | null>(),
    emailVerifiedAt: at('email_verified_at'),
    phoneVerifiedAt: at('phone_verified_at'),
    /** Who consented for a member of 18 or 19, and when (decisions, "Registrant age"). */
    guardianConsent: jsonb('guardian_consent').$type<{ name: string; phone: string; at: string } | null>(),
    /** What a member may tell of themselves (section 3, "Profile"). */
    particulars: jsonb().$type<Particulars>().notNull().default({}),
    /** Since when an operator keeps the account shut (operations/account.ts). */
    lockedAt: at('locked_at'),
  },
  (t) => [check('users_paid_credits', sql`${t.paidCredits} >= 0`)],
);
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    revokedWhy: text('revoked_why'),
    /** Of staff: when it was last used, to within some minutes; null: not since it began. */
    usedAt: at('used_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);
/** Refresh tokens by hash; one that was used is kept, so that its reuse can be seen. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id),
  issuedAt: at('issued_at').notNull(),
  usedAt: at('used_at'),
});
export const loginAttempts = pgTable('login_attempts', {
  /** `account:{hash}` or `address:{address}`. */
  subject: text().primaryKey(),
  failures: integer().notNull(),
  windowStart: at('window_start').notNull(),
});
/** Free credits of a calendar month in Taipei. `granted` null: unlimited. */
export const creditMonths = pgTable(
  'credit_months',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    month: text().notNull(),
    granted: integer(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    check('credit_months_used', sql`${t.used} >= 0 and (${t.granted} is null or ${t.used} <= ${t.granted})`),
  ],
);

// ---- Orders ----
export const hotelOrders = pgTable(
  'hotel_orders',
  {
    id: uuid().primaryKey(),
    bookingNumber: text('booking_number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Who pressed the button: differs from userId when booked on behalf. */
    bookedBy: uuid('booked_by')
      .notNull()
      .references(() => users.id),
    /**
     * A prepaid order goes pending (asked to hold) > payment (held) > pending (paid, asked to book: it has a
     * payment order) > confirmed; or from payment or the second pending to released.
     */
    status: text().$type<'pending' | 'payment' | 'confirmed' | 'completed' | 'cancelled' | 'released' | 'failed'>().notNull(),
    hotelId: integer('hotel_id').notNull(),
    roomTypeId: integer('room_type_id').notNull(),
    planCode: text('plan_code').notNull(),
    checkIn: day('check_in').notNull(),
    checkOut: day('check_out').notNull(),
    rooms: smallint().notNull(),
    adults: smallint().notNull(),
    childAges: smallint('child_ages').array().notNull(),
    guest: jsonb().$type<{ title: string; firstname: string; lastname: string; email: string; phone: string }>().notNull(),
    specialRequests: text('special_requests').array().notNull(),
    note: text().notNull(),
    arrivalTime: text('arrival_time'),
    tripPurpose: text('trip_purpose').$type<'leisure' | 'business'>().notNull(),
    totalAmount: integer('total_amount').notNull(),
    currency: text().notNull(),
    /** The price, plan, policy and promotion as sold: what was agreed does not move with the catalogue. */
    terms: jsonb().$type<unknown>().notNull(),
    cancellationDeadline: at('cancellation_deadline'),
    creditMonth: text('credit_month').notNull(),
    creditSource: text('credit_source').$type<'free' | 'paid' | 'unlimited' | 'ignored'>().notNull(),
    clientRef: text('client_ref').notNull().unique(),
    locator: text(),
    hotelConfirmationNumber: text('hotel_confirmation_number'),
    hotelCancellationNumber: text('hotel_cancellation_number'),
    cancellationPenalty: integer('cancellation_penalty'),
    /** Why it failed, or was released (contracts, `releaseReasons`). */
    failure: text(),
    /** What pays a prepaid order. */
    paymentOrderId: uuid('payment_order_id').references((): AnyPgColumn => productOrders.id),
    /** Until when its payment may begin. */
    paymentDue: at('payment_due'),
    holdExtended: boolean('hold_extended').notNull().default(false),
    /** When the supplier may next be asked to let held rooms go; null: nothing is owed. */
    releaseAt: at('release_at'),
    /** The status that the member was last written about (services/booking-letters.ts). */
    told: text(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    index('hotel_orders_user').on(t.userId, t.createdAt),
    index('hotel_orders_status').on(t.status, t.updatedAt),
    index('hotel_orders_untold')
      .on(t.updatedAt)
      .where(sql`${t.status} in ('confirmed', 'failed') and ${t.told} is distinct from ${t.status}`),
    index('hotel_orders_due')
      .on(t.paymentDue)
      .where(sql`${t.status} = 'payment'`),
    index('hotel_orders_release')
      .on(t.releaseAt)
      .where(sql`${t.releaseAt} is not null`),
  ],
);
/** Who did what to an order, when and why (overrides by staff among it). */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    actorId: uuid('actor_id'),
    kind: text().notNull(),
    detail: jsonb().$type<unknown>(),
    at: at('at').notNull(),
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
    /** null while under way. */
    answer: jsonb().$type<unknown>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_order').on(t.orderId)],
);

// ---- Registration and secrets by mail ----
/** One code at a time for an address and a purpose; only its hash is kept. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey(),
    channel: text().$type<'email' | 'phone'>().notNull(),
    /** Hash of the address or number. */
    target: text().notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('verification_codes_target').on(t.channel, t.target, t.createdAt)],
);
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});
export const inviteCodes = pgTable(
  'invite_codes',
  {
    code: text().primaryKey(),
    /** The level that it opens to whoever registers or upgrades with it. */
    level: text().notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer().notNull().default(0),
    expiresAt: at('expires_at'),
  },
  (t) => [check('invite_codes_uses', sql`${t.uses} >= 0 and ${t.uses} <= ${t.maxUses}`)],
);

// ---- What a member keeps ----
export const loyaltyNumbers = pgTable(
  'loyalty_numbers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A hotel group of the vocabulary, or an airline programme. */
    programme: text().notNull(),
    number: text().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.programme] })],
);
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    hotelId: integer('hotel_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hotelId] })],
);
export const coupons = pgTable('coupons', {
  id: uuid().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
  supplier: jsonb().$type<LocalizedText>().notNull(),
  /** Paragraphs of the usage policy. */
  usagePolicy: jsonb('usage_policy').$type<Record<keyof LocalizedText, string[]>>().notNull(),
  picture: text().notNull(),
  /** Exclusive to members of this level and above; null: for everybody. */
  level: text(),
  expiresOn: day('expires_on').notNull(),
});
export const couponSerials = pgTable(
  'coupon_serials',
  {
    serial: text().primaryKey(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id').references(() => users.id),
    assignedAt: at('assigned_at'),
    takenAt: at('taken_at'),
  },
  (t) => [index('coupon_serials_coupon').on(t.couponId, t.userId)],
);

// ---- Products, payments, memberships ----
export type ProductKind = 'membership' | 'booking-credit' | 'fast-track' | 'tailor-made' | 'custom' | 'stay';
/** How the e-invoice is made out (third-party facts, "Taiwan"). */
export type Invoice =
  | { type: 'personal'; carrier: { kind: 'member' } | { kind: 'mobile'; number: string } | { kind: 'certificate'; number: string } }
  | { type: 'company'; title: string; companyNumber: string }
  | { type: 'donation'; code: string };
export const productOrders = pgTable(
  'product_orders',
  {
    id: uuid().primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<ProductKind>().notNull(),
    status: text().$type<'open' | 'paid' | 'awaiting-confirmation' | 'confirmed' | 'completed' | 'cancelled' | 'expired' | 'refunded'>().notNull(),
    /** What was bought, with its price list entry as it was then. */
    detail: jsonb().$type<unknown>().notNull(),
    amountTwd: integer('amount_twd').notNull(),
    invoice: jsonb().$type<Invoice | null>(),
    brand: text().$type<'main' | 'club'>().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Until when an open order may be paid. */
    expiresAt: at('expires_at'),
  },
  (t) => [index('product_orders_user').on(t.userId, t.createdAt), check('product_orders_amount', sql`${t.amountTwd} >= 0`)],
);
/** One attempt to pay. Intent is written before the gateway is called; `bankTransactionId` finds an unknown outcome again. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    productOrderId: uuid('product_order_id').references(() => productOrders.id),
    hotelOrderId: uuid('hotel_order_id').references(() => hotelOrders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    bankTransactionId: text('bank_transaction_id').notNull().unique(),
    recTradeId: text('rec_trade_id').unique(),
    amountTwd: integer('amount_twd').notNull(),
    status: text().$type<'created' | 'redirected' | 'captured' | 'declined' | 'unknown' | 'abandoned' | 'refunding' | 'refunded'>().notNull(),
    payer: jsonb().$type<{ name: string; email: string; phone: string }>().notNull(),
    cardLastFour: text('card_last_four'),
    cardBrand: text('card_brand'),
    /** The gateway's own status, or ours (payments/gateway/gateway.ts). */
    gatewayCode: text('gateway_code'),
    /** Ours, of the one refund that is owed. */
    bankRefundId: text('bank_refund_id').unique(),
    /** How much of it; null: all. */
    refundTwd: integer('refund_twd'),
    /** When the refund may be asked for next: a lease of one process, or a pause after a refusal. */
    refundAt: at('refund_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('payments_order').on(t.productOrderId),
    index('payments_status').on(t.status, t.updatedAt),
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
    detail: jsonb().$type<unknown>(),
    at: at('at').notNull(),
  },
  (t) => [index('payment_events_payment').on(t.paymentId)],
);
export const membershipTerms = pgTable(
  'membership_terms',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    level: text().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Stages 1 to 6 and travel (section 4, "Tailor-made stages"). */
    stage: smallint().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('tailor_made_requests_user').on(t.userId)],
);

// ---- Letters and lists ----
export const contactInquiries = pgTable('contact_inquiries', {
  id: uuid().primaryKey(),
  inquiryNumber: text('inquiry_number').notNull().unique(),
  content: jsonb().$type<unknown>().notNull(),
  lang: text().notNull(),
  createdAt: at('created_at').notNull(),
});
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    name: text().notNull(),
    country: text().notNull(),
    lang: text().notNull(),
    brand: text().$type<'main' | 'club'>().notNull(),
    status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
    /** Hash of the secret in the mail. */
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
    confirmedAt: at('confirmed_at'),
  },
  (t) => [index('newsletter_token').on(t.tokenHash)],
);
/** What staff did for or to somebody, with the reason (section 6; each override is logged). */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id').notNull(),
    subjectId: text('subject_id'),
    kind: text().notNull(),
    detail: jsonb().$type<unknown>(),
    at: at('at').notNull(),
  },
  (t) => [index('staff_events_subject').on(t.subjectId)],
);

// ---- Of the parts that keep books of their own ----
export { mailboxMessages, outboxMessages } from '../mail/tables.ts';
export { sandboxPayments, sandboxPrimes, sandboxRefunds } from '../payments/gateway/sandbox/tables.ts';

// ---- Other ----
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    asOf: day('as_of').notNull(),
    currency: text().notNull(),
    /** Units of the currency for one US dollar. */
    perUsd: doublePrecision('per_usd').notNull(),
  },
  (t) => [primaryKey({ columns: [t.asOf, t.currency] })],
);
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
