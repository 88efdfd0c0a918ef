import type { Row } from '../../db/row.ts';
import { brands } from '../../mail/brands.ts';
import type { mailboxMessages } from '../../mail/tables.ts';
import type { Brand } from '../../mail/transport.ts';
import type { Services } from '../services.ts';
export type MailboxMessage = Row<typeof mailboxMessages>;
export type MailboxLine = Omit<MailboxMessage, 'html' | 'attachment' | 'template'>;
export interface MailboxFilter {
  /** An address or a number; '' for all. */
  to: string;
  brand: Brand | null;
}
export const mailboxLines = 100;

/** The newest messages that a filter leaves. */
export async function listMailbox(
  { db }: Pick<Services, 'db'>,
  { to, brand }: MailboxFilter,
): Promise<MailboxLine[]> {
  const { rows } = await db.pool.query<MailboxLine>(
    `select id, kind, brand, recipient, subject, text, locale, sent_at from mailbox where ($1 = '' or recipient = $1) and ($2::text is null or brand = $2) order by id desc limit ${mailboxLines}`,
    [to, brand],
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
export const senders: Record<Brand, string> = { main: brands.main.name, club: brands.club.name };
