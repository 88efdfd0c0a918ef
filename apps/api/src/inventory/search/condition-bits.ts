import type { RateCondition } from '@voyage/contracts/hotel-search.ts';

/** Conditions on a rate, as bits. */
export const conditionBits = {
  privilegeOnly: 1,
  freeCancellation: 2,
  payAtHotel: 4,
  breakfast: 8,
} satisfies Record<RateCondition, number>;
