import type { Transaction } from '../../db/connect.ts';
import { addressedMember } from '../../mail/addressed-name.ts';
import { queueMail } from '../../mail/queue.ts';
import type { MailData } from '../../mail/templates.ts';
import type { Member } from '../accounts/find-member.ts';

export type FactorChange = MailData['second-factor-changed']['change'];

/** Tells the member what happened to the second factor, in the language of the profile. `left`: recovery codes. */
export async function mailSecondFactor(
  tx: Pick<Transaction, 'insert'>,
  member: Pick<Member, 'username' | 'title' | 'firstname' | 'lastname' | 'lang' | 'brand'>,
  change: FactorChange,
  left: number,
  now: Date,
): Promise<void> {
  await queueMail(tx, {
    to: member.username,
    locale: member.lang,
    brand: member.brand,
    now,
    template: 'second-factor-changed',
    data: {
      name: addressedMember(member, member.lang),
      change,
      codesLeft: left,
      changedAt: { at: now.toISOString(), timeZone: 'Asia/Taipei' },
    },
  });
}
