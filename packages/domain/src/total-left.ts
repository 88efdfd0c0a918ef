import type { Money } from './money.ts';

interface Stay {
  price: { total: Money };
  /** `cancellationPenalty`: of a room that was cancelled by itself; null for any other. */
  roomStates: readonly { total: Money; cancellationPenalty: Money | null }[];
}

/**
 * What a stay costs now: its total as it was booked, without the rooms that were cancelled by themselves, and with what
 * cancelling them cost.
 */
export const totalLeft = ({ price: { total }, roomStates }: Stay): Money =>
  roomStates.reduce<Money>(
    (left, { total: part, cancellationPenalty: cost }) =>
      cost ? { ...left, amount: left.amount - part.amount + cost.amount } : left,
    total,
  );
