import { DateTime } from 'luxon';
import { policy } from './policy.ts';
import type { Level } from './level.ts';
import { rank } from './tier.ts';

/** Levels that can be bought; noir is by invitation, basic is free (docs/product/entities.md). */
const purchasableLevels = ['elite', 'platinum'] as const satisfies readonly Level[];

export const isPurchasable = (level: Level): boolean => purchasableLevels.some((sold) => sold === level);

const fees: Partial<Record<Level, number>> = policy.fees.built;
/** What a year of a level costs, in TWD; 0 where it is not for sale. */
export const yearlyFeeTwd = (level: Level): number => fees[level] ?? 0;

/** How many days before the end of a term a renewal may be bought. */
export const renewalDays = 90;

export type MembershipRefusal =
  | 'lower-level'
  | 'invitation-only'
  | 'not-for-sale'
  | 'guardian-consent'
  | 'too-early';
export type MembershipOffer =
  | { allowed: true; kind: 'upgrade' | 'renewal'; startsAt: Date; endsAt: Date }
  | { allowed: false; reason: MembershipRefusal };

/** The same day and time a calendar year later in Taipei; 29 February ends on 28 February. */
export const yearLater = (from: Date): Date =>
  DateTime.fromJSDate(from, { zone: 'Asia/Taipei' }).plus({ years: 1 }).toJSDate();

/** The end of a day so many days later, in Taipei. */
const endOfDayAfter = (from: Date, days: number): Date =>
  DateTime.fromJSDate(from, { zone: 'Asia/Taipei' }).plus({ days }).endOf('day').toJSDate();

/**
 * Until when a term may be ended for a full refund: the end of the seventh day after its approval,
 * in Taipei.
 */
export const withdrawalEnds = (approvedAt: Date) => endOfDayAfter(approvedAt, policy.terms.withdrawalDays);

/** Until when the fee of an accepted invitation can be paid: the end of the thirtieth day, in Taipei. */
export const invitationEnds = (acceptedAt: Date): Date => endOfDayAfter(acceptedAt, policy.invitationDays);

/**
 * The part of a year's fee that is refunded if the company ends the membership: a twelfth for each
 * whole month left.
 */
export function unusedMonthsTwd({
  feeTwd,
  startsAt,
  endsAt,
  now,
}: {
  feeTwd: number;
  startsAt: Date;
  endsAt: Date;
  now: Date;
}): number {
  const inTaipei = (date: Date) => DateTime.fromJSDate(date, { zone: 'Asia/Taipei' });
  const left = inTaipei(endsAt).diff(inTaipei(now > startsAt ? now : startsAt), 'months').months;
  return Math.floor((feeTwd * Math.min(12, Math.max(0, Math.floor(left)))) / 12);
}

/**
 * What a member may buy (docs/product/states.md, "Membership"): basic upgrades; a paid level is
 * renewed near the end of its term, and the new term follows the old one. Noir is sold only to whom it is
 * offered by an invitation; a noir member renews it and buys nothing below.
 */
export function membershipOffer({
  current,
  endsAt,
  wanted,
  now,
  invited = false,
  needsConsent = false,
}: {
  current: Level;
  endsAt: Date | null;
  wanted: Level;
  now: Date;
  /** Whether an accepted invitation offers this level now. */
  invited?: boolean;
  needsConsent?: boolean;
}): MembershipOffer {
  const renews = wanted === current && wanted !== 'basic';
  if (wanted === 'noir' && !invited && current !== 'noir')
    return { allowed: false, reason: 'invitation-only' };
  if (
    wanted === 'basic' ||
    wanted === 'employee' ||
    wanted === 'agent' ||
    current === 'employee' ||
    current === 'agent'
  )
    return { allowed: false, reason: 'not-for-sale' };
  if (rank[wanted] < rank[current]) return { allowed: false, reason: 'lower-level' };
  if (needsConsent) return { allowed: false, reason: 'guardian-consent' };
  if (!renews) return { allowed: true, kind: 'upgrade', startsAt: now, endsAt: yearLater(now) };
  const from = endsAt && endsAt > now ? endsAt : now;
  if (from.getTime() - now.getTime() > renewalDays * 86_400_000)
    return { allowed: false, reason: 'too-early' };
  return { allowed: true, kind: 'renewal', startsAt: from, endsAt: yearLater(from) };
}
