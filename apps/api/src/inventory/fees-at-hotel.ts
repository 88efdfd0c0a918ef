import type { Offer } from '@voyage/contracts/stay.ts';
import type { FeeAtHotel } from '@voyage/domain/rate-terms.ts';

/** What the hotel collects beside the total, as pages show it. */
export const feesAtHotel = (fees: readonly FeeAtHotel[]): Offer['price']['feesAtHotel'] =>
  fees.map(({ kind, amount, currency }) => ({ kind, amount: { amount, currency } }));
