import type { Level } from '@voyage/domain/level.ts';
import { sql, check, index, integer, pgTable, smallint, text, uuid } from '../drizzle.ts';
import { at } from './columns.ts';
import { users } from './users.ts';

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
    /** The level for somebody who registers or upgrades with it. */
    level: text().$type<Level>().notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer().notNull().default(0),
    expiresAt: at('expires_at'),
  },
  (t) => [check('invite_codes_uses', sql`${t.uses} >= 0 and ${t.uses} <= ${t.maxUses}`)],
);
