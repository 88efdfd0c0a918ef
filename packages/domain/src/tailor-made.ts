import { policy } from './policy.ts';
import { addDays, dayInZone, daysBetween, type IsoDay } from './stay-date.ts';

/** Six stages and the journey itself (docs/product/states.md, "Tailor-made"), in order. */
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

/** When a request reached each stage, as ISO instants. Skipped stages have none. */
export type StageTimes = Partial<Record<TailorMadeStage, string>>;

/** How many days the member has to pay the consulting fee or a chargeable modification. */
export const daysToPay = 14;

const clock = 'Asia/Taipei';
/** Days allowed after reaching a stage; days end at midnight in Taipei. */
const daysAfter = {
  'consulting-fee': daysToPay,
  'basic-plan': policy.service.tailorMadeWeeks.plan * 7,
  contract: policy.service.tailorMadeWeeks.payment * 7,
} as const;

export interface TailorMadeDue {
  /** Who has to act: the `planner`, who owes a reply or a plan, or the `member`. */
  who: 'planner' | 'member';
  /** The last day for it, in Taipei. */
  day: IsoDay;
}

/** What is due at a stage reached at `at`; null if nothing is, or if the time is unknown. */
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

/** Payments that a request can be waiting for. */
export type TailorMadeOrder = 'consulting-fee' | 'modification' | 'journey';

/**
 * The stage that staff may move a request to. Paying the fee starts the plan; a fee that expired is
 * requested again.
 */
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

/** The stage that staff may move a request to; null if it waits for a payment or is over. */
export function nextTailorMadeStage(
  stage: TailorMadeStage,
  open: readonly TailorMadeOrder[],
): NextTailorMadeStage | null {
  if (stage === 'consulting-fee' && open.includes('consulting-fee')) return null;
  if (stage === 'contract' && open.includes('journey')) return null;
  return following[stage];
}

/** Whether the plan of a request can be modified: it exists and nothing has been signed. */
export const canModifyPlan = (stage: TailorMadeStage) => stage === 'basic-plan' || stage === 'modifications';

/** The consulting fee of a tailor-made journey in TWD, by countries and days (docs/product/constants.md). */
export function consultingFee(countries: number, days: number): number {
  const fee = policy.tailorMade.fees.find((f) => countries <= f.maxCountries && days <= f.maxDays);
  if (!fee) throw new RangeError(`no fee for ${countries} countries and ${days} days`);
  return fee.twd;
}

/** The price of the next modification after `made` of them, in TWD. */
export const modificationFeeTwd = (made: number): number =>
  made < policy.tailorMade.freeModifications ? 0 : policy.tailorMade.modificationTwd;

/** The earliest departure for a journey requested now. */
export const earliestDeparture = (now: Date): IsoDay =>
  addDays(dayInZone(now, clock), policy.tailorMade.minDaysAhead);

/** Whether a journey departing on `departure` is requested early enough. */
export const inTimeForTailorMade = (departure: IsoDay, now: Date): boolean =>
  daysBetween(earliestDeparture(now), departure) >= 0;
