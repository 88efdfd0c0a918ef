import { bigint, index, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { instantColumn } from './columns.ts';
import { ofUser, users } from './users.ts';

// The second factor of staff, and the login step that requires it.

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The secret of the app, encrypted (session/sealed-secret.ts); null until one was confirmed. */
  secret: text(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** A secret during set-up, encrypted, and until when it can be confirmed. */
  pendingSecret: text('pending_secret'),
  pendingUntil: instantColumn('pending_until'),
});
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser('user_id'),
    /** The prefix of a code: unique within a set, so that only one hash has to be checked. */
    prefix: text().notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.prefix] })],
);
/** A correct password that awaits the second step; only the hash of the challenge is stored. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser('user_id'),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [index('login_challenges_user').on(t.userId)],
);
