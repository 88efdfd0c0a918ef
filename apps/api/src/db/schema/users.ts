import type { AccountRequestKind } from '@voyage/domain/account-request.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/level.ts';
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
  text,
  uuid,
} from '../drizzle.ts';
import { instantColumn, day } from './columns.ts';
import type { EventNote } from './documents.ts';

// People: members, sessions, credits, and staff actions concerning them.

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
    /** The email address in lower case. */
    username: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    title: text().notNull(),
    phone: text().notNull(),
    lang: text().$type<Locale>().notNull(),
    level: text().$type<Level>().notNull(),
    isPaid: boolean('is_paid').notNull(),
    membershipExpiresAt: instantColumn('membership_expires_at'),
    roles: text().array().notNull(),
    /** Increases when roles or level change; a token with an older one gets au0104. */
    claimsVersion: integer('claims_version').notNull().default(1),
    paidCredits: integer('paid_credits').notNull().default(0),
    demonstration: boolean().notNull().default(false),
    registeredAt: instantColumn('registered_at').notNull(),
    /** The site at which the member registered: emails have its name. */
    brand: text().$type<'main' | 'club'>().notNull().default('main'),
    birthDate: day('birth_date'),
    /** Address and emergency contact (docs/product/entities.md, "Registration"). */
    address: jsonb().$type<{
      country: string;
      city: string;
      street: string;
      building: string;
      postalCode: string;
    } | null>(),
    emergencyContact: jsonb('emergency_contact').$type<{ name: string; phone: string } | null>(),
    emailVerifiedAt: instantColumn('email_verified_at'),
    phoneVerifiedAt: instantColumn('phone_verified_at'),
    /** Who consented for a member aged 18 or 19, and when (docs/product/decisions.md, "Registrant age"). */
    guardianConsent: jsonb('guardian_consent').$type<{ name: string; phone: string; at: string } | null>(),
    /** Optional details of the profile (docs/product/entities.md, "Profile"). */
    particulars: jsonb().$type<Particulars>().notNull().default({}),
    /** When an operator locked the account (operations/account.ts). */
    lockedAt: instantColumn('locked_at'),
  },
  (t) => [check('users_paid_credits', sql`${t.paidCredits} >= 0`)],
);
/** The user to whom a row belongs. */
export const ofUser = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id);
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ofUser('user_id'),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** When it was last used, to within an hour, or some minutes for staff; null: not since it was opened. */
    usedAt: instantColumn('used_at'),
    /** When a second factor was given for it; null: opened with a password alone (session/second-step.ts). */
    secondFactorAt: instantColumn('second_factor_at'),
    /** The browser that opened it, as reported. */
    browser: text(),
    system: text(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);
/**
 * Requests that members confirmed with their password, carried out after a delay
 * (packages/domain/src/account-request.ts).
 */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: uuid().primaryKey(),
    userId: ofUser('user_id'),
    kind: text().$type<AccountRequestKind>().notNull(),
    requestedAt: instantColumn('requested_at').notNull(),
    dueAt: instantColumn('due_at').notNull(),
    withdrawnAt: instantColumn('withdrawn_at'),
    /** An export: the member was notified that it is ready. A deletion: carried out. */
    doneAt: instantColumn('done_at'),
  },
  (t) => [index('account_requests_user').on(t.userId), index('account_requests_due').on(t.doneAt, t.dueAt)],
);
/** Refresh tokens by hash; used ones are kept, so that their reuse is detected. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id),
  issuedAt: instantColumn('issued_at').notNull(),
  usedAt: instantColumn('used_at'),
});
export const loginAttempts = pgTable('login_attempts', {
  /** `account:{hash}` or `address:{address}`. */
  subject: text().primaryKey(),
  failures: integer().notNull(),
  windowStart: instantColumn('window_start').notNull(),
});
/** Free credits of a calendar month in Taipei. `granted` null: unlimited. */
export const creditMonths = pgTable(
  'credit_months',
  {
    userId: ofUser('user_id'),
    month: text().notNull(),
    granted: integer(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    check('credit_months_used', sql`${t.used} >= 0 and (${t.granted} is null or ${t.used} <= ${t.granted})`),
  ],
);

/** Staff actions concerning a member, with the reason (docs/product/roles.md; each override is logged). */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id').notNull(),
    subjectId: text('subject_id'),
    kind: text().notNull(),
    detail: jsonb().$type<EventNote>(),
    at: instantColumn('at').notNull(),
  },
  (t) => [index('staff_events_subject').on(t.subjectId)],
);
