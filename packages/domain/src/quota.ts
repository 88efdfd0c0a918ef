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
 * The month's free credits once a level begins, ends or falls within it: those of the new level, but never
 * fewer than are used, so that what a level gave ends with it. Null: unlimited.
 */
export function grantedAt(level: Level, used: number): number | null {
  const allowance = monthlyFreeBookings(level);
  return allowance === null ? null : Math.max(allowance, used);
}

/** The same for the whole state: paid credits stay. */
export const changeLevel = (state: QuotaState, level: Level): QuotaState => ({
  ...state,
  granted: grantedAt(level, state.used),
});

/** A booking that was never made returns its credit, to its source; what it leaves free is of the level now. */
export function returnCredit(
  state: QuotaState,
  source: Exclude<CreditSource, 'ignored'>,
  level: Level,
): QuotaState {
  if (source === 'paid') return { ...state, paid: state.paid + 1 };
  const used = state.used - 1;
  return { ...state, used, granted: grantedAt(level, used) };
}

/**
 * At the turn of the month free credits are renewed and paid ones kept. A past month never comes
 * back, even if the clock is wrong.
 */
export const rollMonth = (state: QuotaState, month: string, level: Level): QuotaState =>
  month <= state.month ? state : { month, granted: monthlyFreeBookings(level), used: 0, paid: state.paid };
