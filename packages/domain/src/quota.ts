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

/** Credits left, free and paid together; null: unlimited. */
export const remainingCredits = ({ granted, used, paid }: QuotaState): number | null =>
  granted === null ? null : Math.max(0, granted - used) + paid;

/** A booking uses one credit, free before paid (docs/product/roles.md). Null: none left. */
export function takeCredit(
  state: QuotaState,
): { source: Exclude<CreditSource, 'ignored'>; state: QuotaState } | null {
  if (state.granted === null) return { source: 'unlimited', state: { ...state, used: state.used + 1 } };
  if (state.used < state.granted) return { source: 'free', state: { ...state, used: state.used + 1 } };
  return state.paid > 0 ? { source: 'paid', state: { ...state, paid: state.paid - 1 } } : null;
}

/**
 * At the turn of the month free credits are renewed and paid ones kept. A past month never comes
 * back, even if the clock is wrong.
 */
export const rollMonth = (state: QuotaState, month: string, level: Level): QuotaState =>
  month <= state.month ? state : { month, granted: monthlyFreeBookings(level), used: 0, paid: state.paid };
