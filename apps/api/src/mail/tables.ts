import type { Locale } from '@voyage/domain/locale.ts';
import { sql, bigserial, index, jsonb, pgTable, smallint, text, uuid } from '../db/drizzle.ts';
import { instantColumn } from '../db/schema/columns.ts';
import type { TemplateData, TemplateName } from './templates.ts';
import type { Attachment } from './transport.ts';

/**
 * Outgoing mail and SMS. A row is written in the transaction of the event that it reports, so that it exists
 * if and only if the event does; the job in send-outbox.ts sends it.
 */
export const outboxMessages = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    template: text().$type<TemplateName>().notNull(),
    locale: text().$type<Locale>().notNull(),
    brand: text().$type<'main' | 'club'>().notNull(),
    /** An email address, or a phone number in E.164. */
    recipient: text().notNull(),
    /** The template's data; erased once it was sent or has expired, since it contains codes and names. */
    data: jsonb().$type<TemplateData[TemplateName] | null>(),
    dedupeKey: text('dedupe_key').unique(),
    state: text().$type<'queued' | 'sending' | 'sent' | 'dead'>().notNull().default('queued'),
    /** 0 before 1 before 2: codes do not wait for a newsletter. */
    priority: smallint().notNull(),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: instantColumn('next_attempt_at').notNull(),
    /** When it expires: the code in it is no longer valid. */
    expiresAt: instantColumn('expires_at'),
    /** Which claim is sending it, and until when others leave it alone. */
    claim: uuid(),
    leaseUntil: instantColumn('lease_until'),
    /** Stage and code of the last failure, never the server's message, which may quote an address. */
    lastFailure: text('last_failure'),
    createdAt: instantColumn('created_at').notNull(),
    /** When it was sent, or abandoned. */
    endedAt: instantColumn('ended_at'),
  },
  (t) => [
    index('outbox_due')
      .on(t.kind, t.priority, t.nextAttemptAt)
      .where(sql`${t.state} in ('queued', 'sending')`),
  ],
);

/** Messages of the embedded mailbox: for development and tests, where nothing leaves the machine. */
export const mailboxMessages = pgTable(
  'mailbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    brand: text().$type<'main' | 'club'>().notNull(),
    recipient: text().notNull(),
    /** Empty in an SMS, as is `html`. */
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The attached file. */
    attachment: jsonb().$type<Attachment>(),
    template: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    sentAt: instantColumn('sent_at').notNull(),
  },
  (t) => [index('mailbox_recipient').on(t.recipient, t.id)],
);
