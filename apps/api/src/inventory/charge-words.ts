import type { Offer } from '@voyage/contracts/stay.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';

/** A card charge, as pages show it. */
export const chargeWords = ({ amountTwd, rate, asOf }: Charge): NonNullable<Offer['charge']> => ({
  amount: { amount: amountTwd, currency: 'TWD' },
  rate,
  asOf,
});
