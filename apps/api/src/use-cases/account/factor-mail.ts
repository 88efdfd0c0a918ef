import type { Transaction } from '../../db/connect.ts';
import { addressedMember } from '../../mail/addressed-name.ts';
import { readerLocale } from '../../mail/brands.ts';
import { queueMail } from '../../mail/queue.ts';
import type { MailData } from '../../mail/templates.ts';
import type { Brand } from '../../mail/transport.ts';
import type { Member } from './find-member.ts';

export type FactorChange = MailData['second-factor-changed']['change'];
export interface FactorMail {
  change: FactorChange;
  left: number;
  brand?: Brand | undefined;
  now: Date;
}

/**
 * Notifies the member of a change of the second factor, in the language of the profile. `left`: recovery codes.
 * `brand`: the site at which it was changed; the member's own if that is unknown.
 */
export async function mailSecondFactor(
  tx: Pick<Transaction, 'insert'>,
  member: Pick<Member, 'username' | 'title' | 'firstname' | 'lastname' | 'lang' | 'brand'>,
  { change, left, brand = member.brand, now }: FactorMail,
): Promise<void> {
  await queueMail(tx, {
    to: member.username,
    locale: member.lang,
    brand,
    now,
    template: 'second-factor-changed',
    data: {
      name: addressedMember(member, readerLocale(brand, member.lang)),
      change,
      codesLeft: left,
      changedAt: { at: now.toISOString(), timeZone: 'Asia/Taipei' },
    },
  });
}
