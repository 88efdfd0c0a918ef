import { convertMoney, toMajor, type Money, type RateTable } from './money.ts';

/** What a card is charged for a prepaid stay: whole TWD at `rate` TWD for one unit of the hotel's currency, of the day `asOf`. */
export interface Charge {
  amountTwd: number;
  rate: number;
  asOf: string;
}

/** A total in TWD at a day's rate, rounded once. Null where the table does not know the currency, or nothing would be left to charge. */
export function chargeOf(total: Money, table: RateTable): Charge | null {
  const perUnit = (currency: string) => (currency === table.base ? 1 : (table.rates[currency] ?? 0));
  const [from, to] = [perUnit(total.currency), perUnit('TWD')];
  if (from <= 0 || to <= 0) return null;
  const { amount } = convertMoney(total, 'TWD', table);
  const rate = total.currency === 'TWD' ? 1 : Number((to / from).toPrecision(8));
  return amount > 0 && toMajor(total) > 0 ? { amountTwd: amount, rate, asOf: table.asOf } : null;
}

/**
 * What goes back of a charge when cancelling costs `penalty` of `total` (both in the hotel's minor unit): the
 * same part of the dollars that were charged, rounded half up, once, in whole numbers throughout. Today's rate
 * has no part in it: the member gets back what was taken.
 * @throws RangeError when an amount is no whole number or below zero
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
