import type { Level } from './level.ts';
import { monthlyFreeBookings } from './tier.ts';

/** What a booking took; `ignored`: nothing, by an override of staff. */
export const creditSources = ['free', 'paid', 'unlimited', 'ignored'] as const;
export type CreditSource = (typeof creditSources)[number];

/** Whether one of a limited number of credits was used. */
export const usesCredit = (source: CreditSource): boolean => source === 'free' || source === 'paid';

/** Booking credits of one member in one Taipei month. `granted` null: unlimited. */
export interface QuotaState {
  month: string;
  granted: number | null;
  used: number;
  paid: number;
}

/** A booking uses one credit, free before paid (docs/product/roles.md). Null: none left. */
export function takeCredit(
  state: QuotaState,
): { source: Exclude<CreditSource, 'ignored'>; state: QuotaState } | null {
  if (state.granted === null) return { source: 'unlimited', state: { ...state, used: state.used + 1 } };
  if (state.used < state.granted) return { source: 'free', state: { ...state, used: state.used + 1 } };
  return state.paid > 0 ? { source: 'paid', state: { ...state, paid: state.paid - 1 } } : null;
}

/**
 * The month's free credits once a level begins, ends or falls within it: those of the new level, but never
 * fewer than are used, so that what a level gave ends with it. Null: unlimited.
 */
export function grantedAt(level: Level, used: number): number | null {
  const allowance = monthlyFreeBookings(level);
  return allowance === null ? null : Math.max(allowance, used);
}
