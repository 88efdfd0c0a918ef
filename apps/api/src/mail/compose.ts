import { render, renderSms } from './render.ts';
import type { outboxMessages } from './tables.ts';
import { isEmailTemplate, templates, type TemplateData, type TemplateName } from './templates.ts';
import type { Attachment, Brand, EmailMessage, SmsMessage } from './transport.ts';

type Row = typeof outboxMessages.$inferSelect;

const known = (row: Row): TemplateName => {
  if (!Object.hasOwn(templates, row.template) || typeof row.data !== 'object' || row.data === null)
    throw new Error(`outbox ${row.id} has no template or no data`);
  return row.template;
};

/**
 * The stay of a confirmation or a cancellation; null for every other email, and for one queued before it had a
 * calendar file.
 */
const calendarOf = (data: TemplateData[TemplateName]): Attachment | null =>
  'calendar' in data && data.calendar
    ? {
        name: `booking-${data.bookingNumber}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(CANCEL)\r$/m.exec(data.calendar)?.[1] ?? 'PUBLISH'}`,
        text: data.calendar,
      }
    : null;

/** What all messages have in common. */
const common = (row: Row, sentAt: Date) => ({
  /** The same at every attempt, and different after the database was recreated. */
  reference: `${row.brand}.${row.id}.${row.createdAt.getTime().toString(36)}`,
  locale: row.locale,
  brand: row.brand,
  sentAt,
  to: row.recipient,
});

/** A row of the outbox as an email. The row was written by queueEmail, which checked its types. @throws Error */
export function composeEmail(row: Row, siteUrls: Record<Brand, string>, sentAt: Date): EmailMessage {
  const template = known(row);
  if (!isEmailTemplate(template)) throw new Error(`${template} is not an email template`);
  const { locale, brand } = row;
  const data = row.data as TemplateData[typeof template]; // queueEmail wrote both together
  return {
    ...common(row, sentAt),
    template,
    ...render({ template, locale, brand, data, siteUrl: siteUrls[brand] }),
    attachment: calendarOf(data),
  };
}

/** The same for an SMS. @throws Error */
export function composeSms(row: Row, siteUrls: Record<Brand, string>, sentAt: Date): SmsMessage {
  const template = known(row);
  if (isEmailTemplate(template)) throw new Error(`${template} is not an SMS template`);
  const { locale, brand } = row;
  const data = row.data as TemplateData[typeof template]; // queueSms wrote both together
  return {
    ...common(row, sentAt),
    template,
    text: renderSms({ template, locale, brand, data, siteUrl: siteUrls[brand] }),
  };
}
