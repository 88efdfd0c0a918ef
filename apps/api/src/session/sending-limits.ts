import { conciergeRules } from '@voyage/domain/concierge.ts';
import type { TemplateName } from '../mail/templates.ts';
import type { Core } from '../core.ts';
import { countAttempt } from './throttle.ts';
import { hashToken } from './tokens.ts';

/** How often within so many minutes; an absent subject is not counted. */
interface Limit {
  minutes: number;
  /** Of one signed-in member or employee. */
  account?: number;
  /** From one IP address. */
  address?: number;
  /** To one mailbox or telephone, whoever asks. */
  recipient?: number;
  /** Of everybody together: what is paid for by the piece. */
  everybody?: number;
}

/** Everything by which somebody makes us send a mail or an SMS at will. */
export const sendingLimits = {
  /** The recipient's five an hour, one a minute, are counted by the codes themselves (accounts/verification.ts). */
  emailCode: { minutes: 60, address: 20, recipient: 5 },
  smsCode: { minutes: 60, address: 20, recipient: 5, everybody: 300 },
  passwordReset: { minutes: 60, address: 20, recipient: 5 },
  contact: { minutes: 15, account: 10, address: 10, recipient: 5 },
  newsletter: { minutes: 15, address: 20 },
  tailorMade: { minutes: 60, account: 5, address: 20, recipient: 3 },
  concierge: { minutes: 15, account: conciergeRules.perQuarterHour },
  review: { minutes: 60, account: 20 },
  accountRequest: { minutes: 24 * 60, account: 6 },
  /** By an employee. */
  newMember: { minutes: 60, account: 60 },
  invitation: { minutes: 60, account: 60, recipient: 5 },
  customOrder: { minutes: 60, account: 120, recipient: 10 },
  tailorMadeStage: { minutes: 60, account: 240, recipient: 20 },
} as const satisfies Record<string, Limit>;
export type Sending = keyof typeof sendingLimits;

/** Unpaid orders that a member may have at the same time, besides those that we made for them. */
export const mostOpenOrders = 10;

/** What limits each message: the table above, or what it can only follow once. */
export const limitOf: Record<TemplateName, Sending | `once: ${string}`> = {
  'verify-code': 'emailCode',
  'verify-code-registered': 'emailCode',
  'verify-code-sms': 'smsCode',
  welcome: 'once: a registration, with two codes',
  'password-reset': 'passwordReset',
  'password-changed': 'once: a change that the owner has proved',
  'second-factor-changed': 'once: a code of the second factor',
  'export-requested': 'accountRequest',
  'export-ready': 'accountRequest',
  'deletion-requested': 'accountRequest',
  'account-deleted': 'once: an account',
  'booking-confirmed': 'once: a booking, which takes a credit',
  'booking-cancelled': 'once: a booking, which takes a credit',
  'booking-failed': 'once: a booking, which takes a credit',
  'hold-ended': 'once: a booking, which takes a credit',
  'stay-questionnaire': 'once: a stay',
  'questionnaire-notice': 'review',
  'payment-received': 'once: money',
  'payment-failed': 'once: a payment',
  'payment-refunded': 'once: money',
  'membership-active': 'once: money',
  'membership-expiring': 'once: a term',
  'fast-track-awaiting': 'once: money',
  'fast-track-confirmed': 'once: money',
  'fast-track-declined': 'once: money',
  'tailor-made-received': 'tailorMade',
  'tailor-made-stage': 'tailorMadeStage',
  'desk-notice': 'tailorMade',
  'custom-order': 'customOrder',
  'coupon-taken': 'once: a coupon',
  'contact-received': 'contact',
  'contact-notice': 'contact',
  'concierge-answer': 'concierge',
  'newsletter-confirm': 'newsletter',
  'newsletter-welcome': 'newsletter',
  invitation: 'invitation',
};

/**
 * Counts a sending before it is made, by each subject that its line of the table limits; mailboxes and
 * telephones as hashes. @throws ApiError au0105
 */
export function countSending(
  services: Core,
  what: Sending,
  by: { account?: string | undefined; address?: string; recipient?: string },
): Promise<void> {
  const { minutes, ...limits }: Limit = sendingLimits[what];
  const subjects = [
    { subject: by.account, name: 'account', limit: limits.account },
    { subject: by.address, name: 'address', limit: limits.address },
    { subject: by.recipient && hashToken(by.recipient.toLowerCase()), name: 'to', limit: limits.recipient },
    { subject: 'all', name: 'everybody', limit: limits.everybody },
  ].flatMap(({ subject, name, limit }) =>
    subject && limit !== undefined ? [{ subject: `send:${what}:${name}:${subject}`, limit }] : [],
  );
  return countAttempt(services, subjects, minutes);
}
