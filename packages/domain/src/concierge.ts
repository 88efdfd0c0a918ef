import type { Level } from './level.ts';

/** Messages to the concierge; apart from policy.ts, which every page carries. */
export const conciergeRules = {
  /** From which level on members write. */
  minimumLevel: 'platinum',
  /** Characters of a member's message, and of an answer. */
  messageMax: 2000,
  answerMax: 4000,
  /** How many a member may send in a quarter of an hour. */
  perQuarterHour: 20,
} as const satisfies Record<string, number | Level>;
