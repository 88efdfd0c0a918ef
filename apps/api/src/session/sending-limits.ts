import { policy } from '@voyage/domain/policy.ts';
import type { Core } from '../db/core.ts';
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
  /** Between two to one mailbox or telephone; of what is asked for earlier nothing is sent. */
  secondsBetween?: number;
  /** Of everybody together: what is paid for by the piece. */
  everybody?: number;
}

/** Everything by which somebody makes us send an email or an SMS at will. */
export const sendingLimits = {
  // The recipient's codes are counted where they are stored (account/registration/verification.ts).
  emailCode: { minutes: 60, address: 20, recipient: 5, secondsBetween: 60 },
  smsCode: { minutes: 60, address: 20, recipient: 5, secondsBetween: 60, everybody: 300 },
  passwordReset: { minutes: 60, address: 20, recipient: 5 },
  contact: { minutes: 15, account: 10, address: 10, recipient: 5 },
  /** Asked for earlier than that, the answer is the same (correspondence/correspondence.ts). */
  newsletter: { minutes: 60, address: 20, recipient: 5, secondsBetween: 10 * 60 },
  tailorMade: { minutes: 60, account: 5, address: 20, recipient: 3 },
  concierge: { minutes: 15, account: policy.concierge.perQuarterHour },
  review: { minutes: 60, account: 20 },
  accountRequest: { minutes: 24 * 60, account: 6 },
  /** By an employee. */
  newMember: { minutes: 60, account: 60 },
  invitation: { minutes: 60, account: 60, recipient: 5 },
  customOrder: { minutes: 60, account: 120, recipient: 10 },
  tailorMadeStage: { minutes: 60, account: 240, recipient: 20 },
} as const satisfies Record<string, Limit>;
type OutgoingMessageKind = keyof typeof sendingLimits;

/** Unpaid orders that a member may have at the same time, besides those that we made for them. */
export const maxOpenOrders = 10;

/**
 * Counts a message before it is sent, by each subject that its line of the table limits; mailboxes and
 * telephones as hashes. @throws ApiError au0105
 */
export function countOutgoingMessage(
  services: Core,
  what: OutgoingMessageKind,
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
