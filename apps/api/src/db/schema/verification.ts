import type { Level } from '@voyage/domain/level.ts';
import {
  sql,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../drizzle.ts';
import { instantColumn } from './columns.ts';
import { ofUser, users } from './users.ts';

// Registration and tokens sent by email.

/** One code at a time per target and purpose; only its hash is stored. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey(),
    channel: text().$type<'email' | 'phone'>().notNull(),
    /** Hash of the address or number. */
    target: text().notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [index('verification_codes_target').on(t.channel, t.target, t.createdAt)],
);
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: ofUser('user_id'),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  usedAt: instantColumn('used_at'),
});
export const inviteCodes = pgTable(
  'invite_codes',
  {
    code: text().primaryKey(),
    /** The level that is offered. */
    level: text().$type<Level>().notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer().notNull().default(0),
    expiresAt: instantColumn('expires_at'),
    /** Whether the first year costs nothing; otherwise its fee is paid within `policy.invitationDays`. */
    complimentary: boolean().notNull().default(false),
    /** For codes issued on the desk: by whom, when, and for whom in that employee's words. */
    issuedBy: uuid('issued_by').references(() => users.id),
    issuedAt: instantColumn('issued_at'),
    recipient: text(),
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (t) => [
    check('invite_codes_uses', sql`${t.uses} >= 0 and ${t.uses} <= ${t.maxUses}`),
    index('invite_codes_issued').on(t.issuedAt),
  ],
);
/** Who accepted an invitation, each at most once. */
export const acceptedInvitations = pgTable(
  'accepted_invitations',
  {
    code: text()
      .notNull()
      .references(() => inviteCodes.code),
    userId: ofUser('user_id'),
    level: text().$type<Level>().notNull(),
    acceptedAt: instantColumn('accepted_at').notNull(),
    /** Until when the fee can be paid; null: the year was complimentary and began at once. */
    payBy: instantColumn('pay_by'),
    /** When the fee of the level, or of a higher one, was paid: the offer is closed. */
    closedAt: instantColumn('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.userId] }),
    index('accepted_invitations_user').on(t.userId, t.payBy),
  ],
);
