import type { Locale } from '@voyage/domain/locale.ts';
import type { Transaction } from '../db/connect.ts';
import { readerLocale } from './brands.ts';
import { outboxMessages } from './tables.ts';
import {
  templates,
  validMinutes,
  type TemplateData,
  type EmailTemplate,
  type SmsTemplate,
  type TemplateName,
} from './templates.ts';
import type { Brand } from './transport.ts';

export interface QueuedMessage<T extends TemplateName> {
  template: T;
  /** The reader's language; one that the brand does not support is replaced by one that it does. */
  locale: Locale;
  brand: Brand;
  /** An email address, or for SMS a phone number in E.164. */
  to: string;
  data: TemplateData[T];
  /** Messages with the same key are stored once: 'booking-confirmed:{orderId}'. */
  dedupeKey?: string;
  now: Date;
}

/**
 * Writes an email into the outbox in the caller's transaction, so that it exists if and only if the booking
 * (or other event) does. A job sends it. False if a message with this dedupeKey exists already.
 */
export const queueEmail = <T extends EmailTemplate>(
  tx: Pick<Transaction, 'insert'>,
  email: QueuedMessage<T>,
) => queue(tx, email);
/** The same for an SMS. */
export const queueSms = <T extends SmsTemplate>(tx: Pick<Transaction, 'insert'>, sms: QueuedMessage<T>) =>
  queue(tx, sms);

async function queue<T extends TemplateName>(
  tx: Pick<Transaction, 'insert'>,
  { template, locale, brand, to, data, dedupeKey = undefined, now }: QueuedMessage<T>,
): Promise<boolean> {
  const { kind, priority } = templates[template];
  const minutes = validMinutes(template, data);
  const written = await tx
    .insert(outboxMessages)
    .values({
      kind,
      template,
      locale: readerLocale(brand, locale),
      brand,
      recipient: to,
      data,
      dedupeKey,
      priority,
      nextAttemptAt: now,
      createdAt: now,
      expiresAt: minutes === null ? null : new Date(now.getTime() + minutes * 60_000),
    })
    .onConflictDoNothing({ target: outboxMessages.dedupeKey })
    .returning({ id: outboxMessages.id });
  return written.length > 0;
}
