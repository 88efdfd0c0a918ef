import type { Database } from '../db/connect.ts';
import { mailboxMessages } from './tables.ts';
import type { MailTransport, SmsTransport } from './transport.ts';

/** The embedded mailbox: emails become rows of `mailbox`, and nothing leaves the machine. */
export const mailboxMail = (db: Database): MailTransport => ({
  send: async ({ brand, to, subject, text, html, template, locale, sentAt, attachment }) => {
    await db.orm.insert(mailboxMessages).values({
      kind: 'mail',
      brand,
      recipient: to,
      subject,
      text,
      html,
      template,
      locale,
      sentAt,
      attachment,
    });
  },
});

/** The same for SMS. */
export const mailboxSms = (db: Database): SmsTransport => ({
  send: async ({ brand, to, text, template, locale, sentAt }) => {
    await db.orm
      .insert(mailboxMessages)
      .values({ kind: 'sms', brand, recipient: to, subject: '', text, html: '', template, locale, sentAt });
  },
});
