import { convertMoney, fromMajor, toMajor, type Money, type RateTable } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { roundPrice } from '../pricing/round-price.ts';
import type { SupplierStay } from '../../supplier.ts';
import { vocabulary, type Plan } from '../../vocabulary.ts';
import type { ContentHotel } from '../../content/hotel.ts';

/** Price of one breakfast in US dollars: limits and factors typical of hotels in this class. */
const breakfastUsd = { least: 31, most: 64, base: 18, perLevel: 0.038 };

/**
 * The price of one breakfast at a hotel, in its currency: depends on place and brand, not on the room, since
 * a suite has the same breakfast. Null if the currency has no rate.
 */
export function breakfastPrice(
  { place, brand, currency }: Pick<ContentHotel, 'place' | 'brand' | 'currency'>,
  rates: RateTable,
): Money | null {
  if (currency !== rates.base && !rates.rates[currency]) return null;
  const level = place.priceLevelUsd * ((vocabulary().brands.get(brand ?? '')?.factorPermille ?? 1000) / 1000);
  const usd = Math.min(
    breakfastUsd.most,
    Math.max(breakfastUsd.least, breakfastUsd.base + breakfastUsd.perLevel * level),
  );
  return fromMajor(roundPrice(toMajor(convertMoney(fromMajor(usd, 'USD'), currency, rates))), currency);
}

/**
 * The value of the membership for a stay, in the hotel's currency: breakfasts for every day and the US$100
 * credit, once per room, at the approximate rate. A value, not an amount that is paid.
 */
export function privilegesWorth(
  hotel: Pick<ContentHotel, 'place' | 'brand' | 'currency'>,
  plan: Pick<Plan, 'breakfasts' | 'creditUsd'>,
  stay: Pick<SupplierStay, 'checkIn' | 'checkOut' | 'rooms'>,
  rates: RateTable,
): Money | null {
  const breakfast = breakfastPrice(hotel, rates);
  if (!breakfast || (plan.breakfasts === 0 && plan.creditUsd === 0)) return null;
  const converted = toMajor(convertMoney(fromMajor(plan.creditUsd, 'USD'), hotel.currency, rates));
  const credit = plan.creditUsd === 0 ? 0 : fromMajor(roundPrice(converted), hotel.currency).amount;
  return {
    amount:
      (breakfast.amount * plan.breakfasts * daysBetween(stay.checkIn, stay.checkOut) + credit) *
      stay.rooms.length,
    currency: hotel.currency,
  };
}
