import { policy } from './policy.ts';
import { dayInZone, daysBetween, type IsoDay } from './stay-date.ts';

// Rules of the questionnaire that a member gets after a stay.

interface RatePlan {
  memberOnly: boolean;
  breakfasts: number;
  creditUsd: number;
  /** One entry per line. */
  benefits: readonly unknown[];
}

/**
 * What the rate includes besides the room, by code: 'breakfast', 'credit', and 'benefit-1' onwards
 * for the lines of a member's rate. The lines of other rates are payment terms, not promises.
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

/** Whether the member of a stay may answer now, or change earlier answers. */
export const mayAnswer = ({ status, answeredAt }: { status: string; answeredAt: Date | null }, now: Date) =>
  status === 'completed' && (answeredAt === null || now < changeableUntil(answeredAt));

/** Whether a stay ended too long ago for its member to be asked about it, for instance after an outage. */
export const isTooLateForQuestionnaire = (
  { checkOut, timeZone }: { checkOut: IsoDay; timeZone: string },
  now: Date,
): boolean => daysBetween(checkOut, dayInZone(now, timeZone)) > policy.questionnaire.askWithinDays;
