import { freeUntil, isNonRefundable } from '@voyage/domain/cancellation-windows.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import type { Database } from '../../db/connect.ts';
import type { ListedRate } from '../../db/schema/offers.ts';
import type { SupplierRate, SupplierStay } from '../supplier.ts';

/** By hotel, the cheapest first; none: no rooms are left. A hotel that is not in it was not priced lately. */
export type ListedRates = Map<number, ListedRate[]>;

/** The same for stays of the same dates and parties, in whatever order the rooms are. */
const stayKey = ({ checkIn, checkOut, rooms }: SupplierStay): string =>
  [
    checkIn,
    checkOut,
    ...rooms
      .map(({ adults, childAges }) => [adults, ...childAges.toSorted((a, b) => a - b)].join('-'))
      .toSorted(),
  ].join(' ');

/** Of a hotel's rates, the cheapest of each kind that lists tell apart. */
export function listedRates(rates: readonly SupplierRate[], stay: SupplierStay): ListedRate[] {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const listed = rates
    .map((rate): ListedRate => ({
      roomTypeId: rate.roomTypeId,
      planCode: rate.planCode,
      currency: rate.currency,
      total: rate.total,
      averageNight: Math.round((rate.subtotal - rate.discount) / nights / stay.rooms.length),
      feesAtHotel: rate.feesAtHotel,
      payAt: rate.payAt,
      memberOnly: rate.memberOnly,
      freeUntil: freeUntil(rate.windows),
      nonRefundable: isNonRefundable(rate.windows),
    }))
    .toSorted((a, b) => a.total - b.total);
  const kinds = Map.groupBy(listed, (rate) =>
    [rate.planCode, rate.payAt, rate.memberOnly, rate.freeUntil !== null].join(),
  );
  return [...kinds.values()].map(([cheapest]) => cheapest).filter((rate) => rate !== undefined);
}

/** What a supplier was asked for and still counts, of one stay. */
export async function readListedRates(
  { pool }: Pick<Database, 'pool'>,
  supplier: string,
  stay: SupplierStay,
  since: Date,
): Promise<ListedRates> {
  const { rows } = await pool.query<{ hotel_id: number; rates: ListedRate[] }>({
    name: 'read-listed-rates',
    text: 'select hotel_id, rates from listed_rates where supplier = $1 and stay = $2 and priced_at >= $3',
    values: [supplier, stayKey(stay), since],
  });
  return new Map(rows.map(({ hotel_id, rates }) => [hotel_id, rates]));
}

/** Stores answers; of several to the same question the latest counts. */
export async function storeListedRates(
  { pool }: Pick<Database, 'pool'>,
  supplier: string,
  stay: SupplierStay,
  listed: ListedRates,
  now: Date,
): Promise<void> {
  await pool.query({
    name: 'store-listed-rates',
    text: `insert into listed_rates (supplier, stay, hotel_id, rates, priced_at)
      select $1, $2, id, rates, $5 from unnest($3::int[], $4::json[]) as answer (id, rates)
      on conflict (supplier, stay, hotel_id) do update set rates = excluded.rates, priced_at = excluded.priced_at
      where listed_rates.priced_at < excluded.priced_at`,
    values: [
      supplier,
      stayKey(stay),
      // in one order, so that two answers at once do not wait for each other
      ...unzip([...listed].toSorted(([a], [b]) => a - b)),
      now,
    ],
  });
}
const unzip = (entries: [number, ListedRate[]][]) => [
  entries.map(([id]) => id),
  entries.map(([, rates]) => JSON.stringify(rates)),
];
