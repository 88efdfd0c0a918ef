import type { Locale } from '@voyage/domain/locale.ts';
import { index, jsonb, pgTable, text, uuid } from '../drizzle.ts';
import { at } from './columns.ts';
import type { Inquiry } from './documents.ts';

// Emails and lists.

export const contactInquiries = pgTable('contact_inquiries', {
  id: uuid().primaryKey(),
  inquiryNumber: text('inquiry_number').notNull().unique(),
  content: jsonb().$type<Inquiry>().notNull(),
  lang: text().$type<Locale>().notNull(),
  createdAt: at('created_at').notNull(),
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
    /** Hash of the secret in the mail. */
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
    confirmedAt: at('confirmed_at'),
  },
  (t) => [index('newsletter_token').on(t.tokenHash)],
);
