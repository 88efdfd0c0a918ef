import type { Locale } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/level.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import type { Transaction } from '../../db/connect.ts';
import type { users } from '../../db/schema/users.ts';
import { addressedMember } from '../../mail/addressed-name.ts';
import { readerLocale } from '../../mail/brands.ts';
import { queueMail, queueSms } from '../../mail/queue.ts';
import type { Brand } from '../../mail/transport.ts';

export interface Recipient {
  to: string;
  locale: Locale;
  brand: Brand;
  now: Date;
}
type Member = Pick<
  typeof users.$inferSelect,
  'username' | 'title' | 'firstname' | 'lastname' | 'lang' | 'brand'
>;
/** In the language of the member's profile, from the site at which they registered. */
const recipientOf = (member: Member, now: Date): Recipient => ({
  to: member.username,
  locale: member.lang,
  brand: member.brand,
  now,
});

/** `registered`: the address has an account, and the email reveals it to its owner, instead of the page to the requester. */
export async function mailCode(
  tx: Transaction,
  recipient: Recipient,
  { code, minutes, registered }: { code: string; minutes: number; registered: boolean },
): Promise<void> {
  await queueMail(tx, {
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

export async function mailWelcome(
  tx: Transaction,
  member: Member & { memberNumber: string; level: Level },
  now: Date,
): Promise<void> {
  const level = member.level;
  await queueMail(tx, {
    ...recipientOf(member, now),
    template: 'welcome',
    data: {
      name: addressedMember(member, readerLocale(member.brand, member.lang)),
      memberNumber: member.memberNumber,
      level,
      monthlyBookings: monthlyFreeBookings(level),
    },
  });
}

/** In the language of the request and from its site: the user will read it there. */
export async function mailReset(
  tx: Transaction,
  member: Member,
  recipient: Omit<Recipient, 'to'>,
  { token, minutes }: { token: string; minutes: number },
): Promise<void> {
  await queueMail(tx, {
    ...recipient,
    to: member.username,
    template: 'password-reset',
    data: { name: addressedMember(member, recipient.locale), token, minutes },
  });
}

export async function mailPasswordChanged(tx: Transaction, member: Member, now: Date): Promise<void> {
  await queueMail(tx, {
    ...recipientOf(member, now),
    template: 'password-changed',
    data: {
      name: addressedMember(member, readerLocale(member.brand, member.lang)),
      changedAt: { at: now.toISOString(), timeZone: 'Asia/Taipei' },
    },
  });
}
