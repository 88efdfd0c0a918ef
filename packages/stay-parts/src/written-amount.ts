import { formatMoney, wholeMoney, type Money } from '@voyage/domain/money.ts';
import type { Approximations } from './approximate.ts';

export interface WrittenAmount {
  first: string;
  /** The first is in the currency that the visitor chose, the other the hotel's. */
  isConverted: boolean;
  /** The same in the other currency; undefined if there is only one. */
  beside: string | undefined;
}

/**
 * An amount in both currencies: the visitor's first if it was chosen, otherwise the hotel's. Where there is
 * space for one, it is the first.
 */
export function writtenAmount(
  approximations: Approximations,
  money: Money,
  options: { whole?: boolean } = {},
): WrittenAmount {
  const own = formatMoney(options.whole ? wholeMoney(money) : money, approximations.locale);
  const approximate = approximations(money, options);
  return approximate?.first
    ? { first: approximate.text, beside: own, isConverted: true }
    : { first: own, beside: approximate?.text, isConverted: false };
}

/** The amount that is written first, as a number: for an axis, or figures too short to name a currency. */
export function shownMoney(approximations: Approximations, money: Money): Money {
  const approximate = approximations(money);
  return approximate?.first ? { amount: approximate.amount, currency: approximate.currency } : money;
}
