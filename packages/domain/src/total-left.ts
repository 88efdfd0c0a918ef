import type { Money } from './money.ts';

interface Stay {
  price: { total: Money };
  /** `cancellationPenalty`: of a room that was cancelled by itself; null for any other. */
  roomStates: readonly { state: string; total: Money; cancellationPenalty: Money | null }[];
  /** Of a stay that was cancelled, with that of its rooms; null for any other. */
  cancellationPenalty: Money | null;
}

/** What a stay costs now: its total as it was booked, without cancelled rooms, and with what cancelling cost. */
export function totalLeft({ price: { total }, roomStates, cancellationPenalty }: Stay): Money {
  const cancelled = roomStates.filter(({ state }) => state === 'cancelled');
  const ofRooms = cancelled.reduce((sum, room) => sum + (room.cancellationPenalty?.amount ?? 0), 0);
  const costs = cancellationPenalty?.amount ?? ofRooms;
  return {
    ...total,
    amount: cancelled.reduce((left, room) => left - room.total.amount, total.amount + costs),
  };
}
