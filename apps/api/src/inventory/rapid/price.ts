import { keysOf } from '@voyage/domain/keys-of.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { sumsOf } from '@voyage/domain/rate-sums.ts';
import type { FeeAtHotel, PriceLine, PriceLineKind, RateTerms } from '@voyage/domain/rate-terms.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import { exactMoney, sumOf } from './amount.ts';
import { occupancyKey, occupancyOf } from './occupancy.ts';
import type { WireLine, WirePricing, WireRate } from './wire.ts';

const lineKinds: Record<string, PriceLineKind | undefined> = {
  base_rate: 'base',
  extra_person_fee: 'extraPerson',
  sales_tax: 'tax',
  tax_and_service_fee: 'taxAndService',
  // of others too, so that it must not be called the hotel's; it is one line with the taxes
  property_fee: 'taxAndService',
  recovery_charges_and_fees: 'taxAndService',
  traveler_service_fee: 'service',
};
const feeKinds = {
  mandatory_fee: 'mandatoryFee',
  resort_fee: 'resortFee',
  mandatory_tax: 'cityTax',
} as const;

export type Price = Pick<
  RateTerms,
  'nights' | 'subtotal' | 'discount' | 'service' | 'tax' | 'total' | 'lines' | 'strikethrough' | 'feesAtHotel'
> & { currency: string };

/** A line in minor units of `currency`, which is that of the total; null: it cannot be stated exactly. */
function lineOf(
  { type, ...of }: WireLine,
  place: Pick<PriceLine, 'room' | 'night'>,
  currency: string,
): PriceLine | null {
  const money = exactMoney(of);
  // an adjustment lowers the price, as a rule
  const kind = type === 'adjustment' ? (money && money.amount > 0 ? 'service' : 'discount') : lineKinds[type];
  return money?.currency === currency && kind ? { kind, ...place, amount: money.amount } : null;
}

function feesOf(rooms: readonly WirePricing[]): FeeAtHotel[] | null {
  const fees = new Map<string, FeeAtHotel>();
  for (const room of rooms)
    for (const name of keysOf(feeKinds)) {
      const [kind, charge] = [feeKinds[name], room.fees[name]];
      if (!charge) continue;
      const money = exactMoney(charge.billable_currency);
      if (!money) return null;
      const key = `${kind} ${money.currency}`;
      fees.set(key, { kind, currency: money.currency, amount: (fees.get(key)?.amount ?? 0) + money.amount });
    }
  return [...fees.values()].filter(({ amount }) => amount > 0);
}

/** The price of each room of a stay; null: the supplier does not state one of them. */
export function roomsOf(wire: Pick<WireRate, 'occupancy_pricing'>, parties: readonly Party[]) {
  const byParty = new Map(
    Object.entries(wire.occupancy_pricing).map(([text, pricing]) => [occupancyKey(text), pricing]),
  );
  const rooms = parties.map((party) => byParty.get(occupancyKey(occupancyOf(party))));
  return rooms.every((room) => room !== undefined) ? rooms : null;
}

/**
 * The price of all rooms as it is billed, by room and night. Null: not every part of it is a whole number of minor
 * units in one currency. Whether the parts are the total is for the port to check (domain, `faultOf`).
 * @param days the nights of the stay
 */
export function priceOf(rooms: readonly WirePricing[], days: readonly IsoDay[]): Price | null {
  const total = sumOf(rooms.map(({ totals }) => exactMoney(totals.inclusive.billable_currency)));
  const feesAtHotel = feesOf(rooms);
  if (!total || !feesAtHotel || rooms.some(({ nightly }) => nightly.length !== days.length)) return null;
  const lines = rooms.flatMap(({ nightly, stay }, room) => [
    ...nightly.flatMap((wire, i) =>
      wire.map((line) => lineOf(line, { room, night: days[i] ?? null }, total.currency)),
    ),
    ...stay.map((line) => lineOf(line, { room, night: null }, total.currency)),
  ]);
  const stated = lines.filter((line) => line !== null);
  if (stated.length < lines.length) return null;
  const before = sumOf(
    rooms.map(({ totals: { inclusive_strikethrough: former } }) =>
      former ? exactMoney(former.billable_currency) : null,
    ),
  );
  const nonZero = stated.filter(({ amount }) => amount !== 0);
  return {
    ...sumsOf(nonZero, days),
    total: total.amount,
    lines: nonZero,
    ...(before?.currency === total.currency && { strikethrough: before.amount }),
    feesAtHotel,
    currency: total.currency,
  };
}
