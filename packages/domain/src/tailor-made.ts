import { policy } from './policy.ts';
import { addDays, dayInZone, daysBetween, type IsoDay } from './stay-date.ts';

/** Six stages and the journey (docs/product/states.md, "Tailor-made"), in their order. */
export const tailorMadeStages = [
  'inquiry',
  'first-contact',
  'consulting-fee',
  'basic-plan',
  'modifications',
  'contract',
  'travel',
] as const;
export type TailorMadeStage = (typeof tailorMadeStages)[number];

/** When a request came to each stage, as ISO instants. A stage that was passed over has none. */
export type StageTimes = Partial<Record<TailorMadeStage, string>>;

/** The consulting fee, and a modification that costs something, may be paid within so many days. */
export const daysToPay = 14;

const clock = 'Asia/Taipei';
/** Days from the day on which a stage was reached; days end at midnight in Taipei. */
const daysAfter = {
  'consulting-fee': daysToPay,
  'basic-plan': policy.service.tailorMadeWeeks.plan * 7,
  contract: policy.service.tailorMadeWeeks.payment * 7,
} as const;

export interface TailorMadeDue {
  /** Whose turn it is: `planner`, who owes an answer or a plan, or the `member`. */
  who: 'planner' | 'member';
  /** The last day for it, in Taipei. */
  day: IsoDay;
}

/** What is due at a stage that was reached at `at`; null where nothing is, or nobody knows since when. */
export function tailorMadeDue(stage: TailorMadeStage, at: string | undefined): TailorMadeDue | null {
  if (at === undefined) return null;
  const reached = new Date(at);
  const day = (days: number) => addDays(dayInZone(reached, clock), days);
  switch (stage) {
    case 'inquiry':
      return {
        who: 'planner',
        day: dayInZone(new Date(reached.getTime() + policy.service.followUpHours * 3_600_000), clock),
      };
    case 'basic-plan':
      return { who: 'planner', day: day(daysAfter[stage]) };
    case 'consulting-fee':
    case 'contract':
      return { who: 'member', day: day(daysAfter[stage]) };
    case 'first-contact':
    case 'modifications':
    case 'travel':
      return null;
  }
}

/** What of a request waits to be paid. */
export type TailorMadeOrder = 'consulting-fee' | 'modification' | 'journey';

/** Where staff lead a request from each stage. The plan is begun by the payment of the fee; a fee that ran out is asked for anew. */
const following = {
  inquiry: 'first-contact',
  'first-contact': 'consulting-fee',
  'consulting-fee': 'consulting-fee',
  'basic-plan': 'modifications',
  modifications: 'contract',
  contract: 'travel',
  travel: null,
} as const satisfies Record<TailorMadeStage, TailorMadeStage | null>;
export type NextTailorMadeStage = NonNullable<(typeof following)[TailorMadeStage]>;
export const nextTailorMadeStages = [
  'first-contact',
  'consulting-fee',
  'modifications',
  'contract',
  'travel',
] as const satisfies readonly NextTailorMadeStage[];

/** The stage that staff may move a request to; null where it waits for a payment, or is over. */
export function nextTailorMadeStage(
  stage: TailorMadeStage,
  open: readonly TailorMadeOrder[],
): NextTailorMadeStage | null {
  if (stage === 'consulting-fee' && open.includes('consulting-fee')) return null;
  if (stage === 'contract' && open.includes('journey')) return null;
  return following[stage];
}

/** Whether the plan of a request can be modified: it is there, and nothing is signed. */
export const canModifyPlan = (stage: TailorMadeStage): boolean =>
  stage === 'basic-plan' || stage === 'modifications';

/** The consulting fee of a tailor-made journey in TWD, by countries and days (docs/product/constants.md). */
export function consultingFee(countries: number, days: number): number {
  const fee = policy.tailorMade.fees.find((f) => countries <= f.maxCountries && days <= f.maxDays);
  if (!fee) throw new RangeError(`no fee for ${countries} countries and ${days} days`);
  return fee.twd;
}

/** What the next modification costs after `made` of them, in TWD. */
export const modificationFeeTwd = (made: number): number =>
  made < policy.tailorMade.freeModifications ? 0 : policy.tailorMade.modificationTwd;

/** The first day on which a journey that is asked for now may depart. */
export const earliestDeparture = (now: Date): IsoDay =>
  addDays(dayInZone(now, clock), policy.tailorMade.minDaysAhead);

/** Whether a journey that departs on `departure` is asked for in time. */
export const inTimeForTailorMade = (departure: IsoDay, now: Date): boolean =>
  daysBetween(earliestDeparture(now), departure) >= 0;
