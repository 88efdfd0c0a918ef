import { convertMoney, toMajor, type Money, type RateTable } from './money.ts';

/**
 * The card charge for a prepaid stay: whole TWD at `rate` TWD per unit of the hotel's currency, on
 * day `asOf`.
 */
export interface Charge {
  amountTwd: number;
  /** Null: what the supplier bills, neither converted nor rounded. */
  rate: number | null;
  asOf: string;
}

/**
 * A total in TWD at the day's rate, rounded once. Null if the table lacks the currency or the
 * charge would be zero.
 */
export function chargeOf(total: Money, table: RateTable): Charge | null {
  const perUnit = (currency: string) => (currency === table.base ? 1 : (table.rates[currency] ?? 0));
  const [from, to] = [perUnit(total.currency), perUnit('TWD')];
  if (from <= 0 || to <= 0) return null;
  const { amount } = convertMoney(total, 'TWD', table);
  const rate = total.currency === 'TWD' ? 1 : Number((to / from).toPrecision(8));
  return amount > 0 && toMajor(total) > 0 ? { amountTwd: amount, rate, asOf: table.asOf } : null;
}

/**
 * What a supplier bills, as it is. Null if that is not New Taiwan dollars, the only currency in which cards are charged:
 * a rate billed in another cannot be sold, since only a conversion of ours could charge it.
 */
export const billedCharge = ({ amount, currency }: Money, asOf: string): Charge | null =>
  currency === 'TWD' && amount > 0 ? { amountTwd: amount, rate: null, asOf } : null;

/**
 * The refund of a charge when cancelling costs `penalty` of `total` (both in the hotel's minor
 * unit): the same share of the amount charged, rounded half up, once, in integer arithmetic.
 * Today's rate is irrelevant: the member gets back what was charged.
 * @throws RangeError when an amount is negative or not an integer
 */
export function refundOf({
  chargedTwd,
  total,
  penalty,
}: {
  chargedTwd: number;
  total: number;
  penalty: number;
}): number {
  const wholeAmount = (amount: number): bigint => {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole amount: ${amount}`);
    return BigInt(amount);
  };
  const [charged, whole, kept] = [wholeAmount(chargedTwd), wholeAmount(total), wholeAmount(penalty)];
  if (kept === 0n) return chargedTwd;
  if (kept >= whole) return 0;
  return Number((2n * charged * (whole - kept) + whole) / (2n * whole));
}
