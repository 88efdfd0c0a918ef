import { policy } from './policy.ts';
import { dayInZone, daysBetween, type IsoDay } from './stay-date.ts';

// What a member is asked of a stay that is over.

interface RatePlan {
  memberOnly: boolean;
  breakfasts: number;
  creditUsd: number;
  /** A line each. */
  benefits: readonly unknown[];
}

/**
 * What the rate promised beside the room, by code: 'breakfast', 'credit', and 'benefit-1' and on for the lines of a member's
 * rate. The lines of other rates are terms of payment, which nobody has to honour.
 */
export function promisedPrivileges(plan: RatePlan, { sharesCredit }: { sharesCredit: boolean }): string[] {
  return [
    ...(plan.breakfasts > 0 ? ['breakfast'] : []),
    ...(plan.creditUsd > 0 && !sharesCredit ? ['credit'] : []),
    ...(plan.memberOnly ? plan.benefits.map((_, i) => `benefit-${i + 1}`) : []),
  ];
}

/** Until when an answer may be changed. */
export const changeableUntil = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + policy.questionnaire.changeDays * 86_400_000);

/** Whether the member of a stay may answer now, or change the answer. */
export const mayAnswer = (
  { status, answeredAt }: { status: string; answeredAt: Date | null },
  now: Date,
): boolean => status === 'completed' && (answeredAt === null || now < changeableUntil(answeredAt));

/** Whether a stay is so long over that nobody is asked of it any more, such as after an outage. */
export const isLateToAsk = (
  { checkOut, timeZone }: { checkOut: IsoDay; timeZone: string },
  now: Date,
): boolean => daysBetween(checkOut, dayInZone(now, timeZone)) > policy.questionnaire.askWithinDays;
