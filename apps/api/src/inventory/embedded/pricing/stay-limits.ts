import type { StayLimits } from '@voyage/domain/stay-limits.ts';

/** What our own inventory sells: as far ahead as it has allotments, in rooms of which the largest take so many. */
export const embeddedLimits: StayLimits = {
  rooms: 4,
  adults: 4,
  children: 4,
  childAge: 11,
  nights: 30,
  horizonDays: 400,
};
