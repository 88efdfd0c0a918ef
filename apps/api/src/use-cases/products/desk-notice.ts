import type { Locale } from '@voyage/domain/locale.ts';
import type { Transaction } from '../../db/connect.ts';
import { queueMail } from '../../mail/queue.ts';
import type { MailData } from '../../mail/templates.ts';
import type { Services } from '../../services.ts';

/** The language in which staff read. */
export const deskLocale: Locale = 'zh-tw';

/** Tells the company what is waiting for it, in the transaction that made it so. Answering the mail answers the member. */
export async function notifyDesk(
  services: Services,
  tx: Pick<Transaction, 'insert'>,
  {
    brand,
    key,
    details,
    ...what
  }: Omit<MailData['desk-notice'], 'receivedAt' | 'details'> & {
    brand: 'main' | 'club';
    /** One notice of one thing. */
    key: string;
    details: readonly { term: string; value: string }[];
  },
): Promise<void> {
  const now = services.now();
  await queueMail(tx, {
    template: 'desk-notice',
    locale: deskLocale,
    brand,
    to: services.env.SERVICE_MAILBOX,
    now,
    dedupeKey: `desk-notice:${key}`,
    data: {
      ...what,
      receivedAt: { at: now.toISOString(), timeZone: 'Asia/Taipei' },
      details: details.map(({ term, value }) => `${term}：${value}`).join('\n'),
    },
  });
}
