import type { Locale } from '@voyage/domain/locale.ts';
import { bigint, bigserial, index, jsonb, pgTable, sql, text, uuid } from '../drizzle.ts';
import { instantColumn } from './columns.ts';
import type { Inquiry, MessageOrder } from './documents.ts';
import { users } from './users.ts';

// Emails and mailing lists.

export const contactInquiries = pgTable('contact_inquiries', {
  id: uuid().primaryKey(),
  inquiryNumber: text('inquiry_number').notNull().unique(),
  content: jsonb().$type<Inquiry>().notNull(),
  lang: text().$type<Locale>().notNull(),
  /** The member who was signed in; null: a visitor, or written before this was stored. */
  userId: uuid('user_id').references(() => users.id),
  createdAt: instantColumn('created_at').notNull(),
});
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    name: text().notNull(),
    country: text().notNull(),
    lang: text().$type<Locale>().notNull(),
    brand: text().$type<'main' | 'club'>().notNull(),
    status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
    /** Hash of the token in the email. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    confirmedAt: instantColumn('confirmed_at'),
  },
  (t) => [index('newsletter_token').on(t.tokenHash)],
);

/** One per member who has written to the concierge. */
export const conciergeConversations = pgTable(
  'concierge_conversations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The brand where the member last wrote, whose site emails the answers. */
    brand: text().$type<'main' | 'club'>().notNull(),
    /** `seq` of the first unanswered message; null: all are answered. */
    unansweredFrom: bigint('unanswered_from', { mode: 'number' }),
  },
  (t) => [
    index('concierge_unanswered')
      .on(t.unansweredFrom)
      .where(sql`${t.unansweredFrom} is not null`),
  ],
);
export const conciergeMessages = pgTable(
  'concierge_messages',
  {
    /** The order of arrival: two may arrive in the same millisecond. */
    seq: bigserial({ mode: 'number' }).primaryKey(),
    id: uuid().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => conciergeConversations.userId),
    author: text().$type<'member' | 'concierge'>().notNull(),
    /** Who of the team answered; null for a member's own, and if that account was deleted. */
    staffId: uuid('staff_id').references(() => users.id),
    text: text().notNull(),
    aboutOrder: jsonb('about_order').$type<MessageOrder>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('concierge_messages_user').on(t.userId, t.seq)],
);
