import type { Offer } from '@voyage/contracts/stay.ts';
import type { OfferedTerms } from '../db/schema/offers.ts';
import { feesAtHotel } from './fees-at-hotel.ts';

/** The price of a rate line by line, as pages show it. */
export function priceLines({ currency, ...rate }: Omit<OfferedTerms, 'windows' | 'payAt'>): Offer['price'] {
  const money = (amount: number) => ({ amount, currency });
  return {
    nights: rate.nights.map((night) => ({ day: night.day, rate: money(night.rate) })),
    subtotal: money(rate.subtotal),
    discount: money(rate.discount),
    service: money(rate.service),
    tax: money(rate.tax),
    total: money(rate.total),
    ...(rate.lines && { lines: rate.lines.map((line) => ({ ...line, amount: money(line.amount) })) }),
    ...(rate.strikethrough !== undefined &&
      rate.strikethrough > rate.total && { strikethrough: money(rate.strikethrough) }),
    feesAtHotel: feesAtHotel(rate.feesAtHotel),
    ...(rate.deposits && {
      deposits: rate.deposits
        .map(({ amount, currency: own, due }) => ({ amount: { amount, currency: own }, due }))
        .toSorted((a, b) => (a.due < b.due ? -1 : 1)),
    }),
  };
}
