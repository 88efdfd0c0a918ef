import type { Locale } from '@voyage/domain/locale.ts';
import type { Transaction } from '../../db/connect.ts';
import { inTaipei } from '../../mail/email-member.ts';
import { queueEmail } from '../../mail/queue.ts';
import type { TemplateData } from '../../mail/templates.ts';
import type { Services } from '../services.ts';

/** The language of the staff. */
export const deskLocale: Locale = 'zh-tw';

/**
 * Emails the company about work that is waiting, in the transaction that creates it. Replies to the email go
 * to the member.
 */
export async function notifyDesk(
  services: Services,
  tx: Pick<Transaction, 'insert'>,
  {
    brand,
    key,
    details,
    ...what
  }: Omit<TemplateData['desk-notice'], 'receivedAt' | 'details'> & {
    brand: 'main' | 'club';
    /** Deduplicates notices about the same thing. */
    key: string;
    details: readonly { term: string; value: string }[];
  },
): Promise<void> {
  const now = services.now();
  await queueEmail(tx, {
    template: 'desk-notice',
    locale: deskLocale,
    brand,
    to: services.env.SERVICE_MAILBOX,
    now,
    dedupeKey: `desk-notice:${key}`,
    data: {
      ...what,
      receivedAt: inTaipei(now),
      details: details.map(({ term, value }) => `${term}：${value}`).join('\n'),
    },
  });
}
