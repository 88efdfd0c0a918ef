import { freeCancellation } from './free-cancellation.ts';
import { keysOf } from './keys-of.ts';

/** What a rate gives and asks for, besides its price. */
export interface OfferedTerms {
  plan: {
    code: string;
    payAt: 'property' | 'prepaid';
    /** Per day. */
    breakfasts: number;
    /** The hotel credit; 0 if it gives none. */
    creditUsd: number;
  };
  /** ISO 8601, the last instant at which cancelling is free; null if it never is. */
  cancellation: { deadline: string | null };
}
export type Term = 'cancellation' | 'payment' | 'breakfasts' | 'credit';

/**
 * The rate to offer in place of a wanted one that is gone: the same plan, otherwise whichever cancels, is paid and
 * includes most like it, in this order; of equals the first. If it is not known what was wanted, the one that
 * commits least. Undefined if there are no rates.
 * @param rates Those of one room, cheapest first.
 * @param now Milliseconds since 1970.
 */
export function closestRate<Rate extends OfferedTerms>(
  rates: readonly Rate[],
  wanted: OfferedTerms | undefined,
  now: number,
): Rate | undefined {
  const cancelling = wanted ? freeCancellation(wanted.cancellation.deadline, now) : 'free';
  /** Whether the terms are the same, the most important first, as the digits of a binary number. */
  const likeness = ({ plan, cancellation }: Rate) =>
    [
      plan.code === wanted?.plan.code,
      freeCancellation(cancellation.deadline, now) === cancelling,
      plan.payAt === (wanted?.plan.payAt ?? 'property'),
      plan.breakfasts === wanted?.plan.breakfasts,
      plan.creditUsd === wanted?.plan.creditUsd,
    ].reduce((sum, isSame) => 2 * sum + Number(isSame), 0);
  return rates.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

/** The terms of a rate that are not those of the wanted one, at present. @param now Milliseconds since 1970. */
export function differentTerms(rate: OfferedTerms, wanted: OfferedTerms, now: number): Term[] {
  const cancelling = ({ cancellation: { deadline } }: OfferedTerms) => {
    const state = freeCancellation(deadline, now);
    return state === 'free' && deadline !== null ? Date.parse(deadline) : state;
  };
  const isSame: Record<Term, boolean> = {
    cancellation: cancelling(rate) === cancelling(wanted),
    payment: rate.plan.payAt === wanted.plan.payAt,
    breakfasts: rate.plan.breakfasts === wanted.plan.breakfasts,
    credit: rate.plan.creditUsd === wanted.plan.creditUsd,
  };
  return keysOf(isSame).filter((term) => !isSame[term]);
}
