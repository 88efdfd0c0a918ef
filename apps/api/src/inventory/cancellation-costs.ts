import type { Money } from '@voyage/domain/money.ts';
import type { Database } from '../db/connect.ts';

/** What the first cancellation of each room cost, of a supplier that does not say that again. */
export interface CancellationCosts {
  /** By number of the room, from 1. */
  read(locator: string): Promise<ReadonlyMap<number, Money>>;
  /** The latest counts: an earlier attempt may not have reached the supplier. */
  store(locator: string, room: number, cost: Money): Promise<void>;
}

export function cancellationCosts(
  { pool }: Pick<Database, 'pool'>,
  supplier: string,
  now: () => Date,
): CancellationCosts {
  return {
    read: async (locator) => {
      const { rows } = await pool.query<{ room: number; amount: string; currency: string }>(
        'select room, amount, currency from cancellation_costs where supplier = $1 and locator = $2',
        [supplier, locator],
      );
      return new Map(rows.map(({ room, amount, currency }) => [room, { amount: Number(amount), currency }]));
    },
    store: async (locator, room, { amount, currency }) => {
      await pool.query(
        `insert into cancellation_costs (supplier, locator, room, amount, currency, stored_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (supplier, locator, room) do update
         set amount = excluded.amount, currency = excluded.currency, stored_at = excluded.stored_at`,
        [supplier, locator, room, amount, currency, now()],
      );
    },
  };
}
