import type { Locale } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/level.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import type { Transaction } from '../../../db/connect.ts';
import { addressedMember } from '../../../mail/addressed-name.ts';
import { inTaipei, emailMember, type Addressee } from '../../../mail/email-member.ts';
import { queueEmail, queueSms } from '../../../mail/queue.ts';
import type { TemplateData } from '../../../mail/templates.ts';
import type { Brand } from '../../../mail/transport.ts';

export interface Recipient {
  to: string;
  locale: Locale;
  brand: Brand;
  now: Date;
}
/** `registered`: the address has an account, and the email reveals it to its owner, instead of the page to the requester. */
export async function emailVerificationCode(
  tx: Transaction,
  recipient: Recipient,
  { code, minutes, registered }: { code: string; minutes: number; registered: boolean },
): Promise<void> {
  await queueEmail(tx, {
    ...recipient,
    template: registered ? 'verify-code-registered' : 'verify-code',
    data: { code, minutes },
  });
}

export async function textCode(
  tx: Transaction,
  recipient: Recipient,
  { code, minutes }: { code: string; minutes: number },
): Promise<void> {
  await queueSms(tx, { ...recipient, template: 'verify-code-sms', data: { code, minutes } });
}

export const emailWelcome = (
  tx: Transaction,
  member: Addressee & { memberNumber: string; level: Level },
  now: Date,
): Promise<boolean> =>
  emailMember(tx, member, {
    template: 'welcome',
    now,
    data: {
      memberNumber: member.memberNumber,
      level: member.level,
      monthlyBookings: monthlyFreeBookings(member.level),
    },
  });

/** In the language of the request and from its site: the user will read it there. */
export async function emailResetLink(
  tx: Transaction,
  member: Addressee,
  recipient: Omit<Recipient, 'to'>,
  { token, minutes }: { token: string; minutes: number },
): Promise<void> {
  await queueEmail(tx, {
    ...recipient,
    to: member.username,
    template: 'password-reset',
    data: { name: addressedMember(member, recipient.locale), token, minutes },
  });
}

export const emailPasswordChanged = (tx: Transaction, member: Addressee, now: Date) =>
  emailMember(tx, member, { template: 'password-changed', now, data: { changedAt: inTaipei(now) } });

export interface FactorEmail {
  change: TemplateData['second-factor-changed']['change'];
  left: number;
  brand?: Brand | undefined;
  now: Date;
}
/**
 * Notifies the member of a change of the second factor. `left`: recovery codes. `brand`: the site at which it was
 * changed; the member's own if that is unknown.
 */
export const emailSecondFactorChange = (
  tx: Pick<Transaction, 'insert'>,
  member: Addressee,
  { change, left, brand, now }: FactorEmail,
): Promise<boolean> =>
  emailMember(tx, member, {
    template: 'second-factor-changed',
    brand,
    now,
    data: { change, codesLeft: left, changedAt: inTaipei(now) },
  });
