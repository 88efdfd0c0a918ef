import { refundOf } from './prepaid.ts';

/**
 * An amount in whole parts in proportion to weights, which together are exactly the amount: the units left after
 * rounding down go to the largest remainders, of equal ones to the first. Weights that are all zero count as equal.
 * @throws RangeError for an amount or a weight that is negative or not an integer
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const whole = [amount, ...weights].find((value) => !Number.isSafeInteger(value) || value < 0);
  if (whole !== undefined) throw new RangeError(`not a whole amount: ${whole}`);
  const given = weights.map(BigInt);
  const sum = given.reduce((a, b) => a + b, 0n);
  if (sum === 0n) return weights.length === 0 ? [] : divide(amount, weights.map(() => 1)); // prettier-ignore
  const total = BigInt(amount);
  const parts = given.map((weight) => Number((total * weight) / sum));
  const rest = (index: number) => (total * (given[index] ?? 0n)) % sum;
  const first = parts.map((_, index) => index).toSorted((a, b) => Number(rest(b) - rest(a)) || a - b);
  for (const index of first.slice(0, amount - parts.reduce((a, b) => a + b, 0)))
    parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** What a stay's rooms cost. */
export interface RoomPrices {
  rooms: number;
  total: number;
  /** Of each room, together the total; undefined: each costs the same. */
  roomTotals?: readonly number[] | undefined;
}

const weightsOf = ({ rooms, roomTotals }: RoomPrices): readonly number[] =>
  roomTotals?.length === rooms ? roomTotals : Array.from({ length: rooms }, () => 1);

/**
 * The part of an amount of a whole stay (its total, its charge, what a window costs) that some of its rooms have, in
 * proportion to their prices. Of all rooms together, whichever are taken together, it is exactly the amount.
 * @param numbers of the rooms, from 1
 */
export function shareOf(stay: RoomPrices, amount: number, numbers: readonly number[]): number {
  const shares = divide(amount, divide(stay.total, weightsOf(stay)));
  return numbers.reduce((sum, number) => sum + (shares[number - 1] ?? 0), 0);
}

/**
 * The refund of a charge if cancelling some rooms of a stay costs `penalty`: of their part of the charge. However a stay
 * is cancelled, all refunds together are never more than what was charged.
 */
export const refundOfRooms = (
  stay: RoomPrices,
  { chargedTwd, penalty, numbers }: { chargedTwd: number; penalty: number; numbers: readonly number[] },
): number =>
  refundOf({
    chargedTwd: shareOf(stay, chargedTwd, numbers),
    total: shareOf(stay, stay.total, numbers),
    penalty,
  });
