import { minorDigits } from '@voyage/domain/currency.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { WireAmount } from './wire.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * An amount of the supplier's, a decimal text, in minor units of its currency. Null: it is no amount, or has parts of a
 * minor unit, which we do not round away.
 */
export function exactMoney({ value, currency }: WireAmount): Money | null {
  const [, sign, whole = '', fraction = ''] = decimal.exec(value) ?? [];
  if (sign === undefined) return null;
  const digits = minorDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return { amount: sign === '-' && amount !== 0 ? -amount : amount, currency };
}

/** The sum of amounts; null if one is not known, or they are in several currencies. */
export function sumOf(amounts: readonly (Money | null)[]): Money | null {
  const [first] = amounts;
  if (!first) return null;
  let sum = 0;
  for (const money of amounts) {
    if (money?.currency !== first.currency) return null;
    sum += money.amount;
  }
  return { amount: sum, currency: first.currency };
}
