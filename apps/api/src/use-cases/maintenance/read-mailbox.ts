import type { Attachment } from '../../mail/transport.ts';
import type { Services } from '../../services.ts';

/** A message of the embedded mailbox. */
export interface MailboxMessage {
  id: number;
  kind: 'mail' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachment: Attachment | null;
  template: string;
  locale: string;
  sent_at: Date;
}
type Listed = Omit<MailboxMessage, 'html' | 'attachment'>;

/** The newest hundred messages to a recipient, or to anybody if `to` is empty. */
export async function listMailbox({ db }: Pick<Services, 'db'>, to: string): Promise<Listed[]> {
  const { rows } = await db.pool.query<Listed>(
    `select id, kind, recipient, subject, text, template, locale, sent_at from mailbox where $1 = '' or recipient = $1 order by id desc limit 100`,
    [to],
  );
  return rows;
}

export async function readMessage(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<MailboxMessage | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return (await db.pool.query<MailboxMessage>('select * from mailbox where id = $1', [id])).rows[0];
}
