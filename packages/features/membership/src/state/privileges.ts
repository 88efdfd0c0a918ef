import type { Level } from '@voyage/domain/level.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { allPrivileges, tiers, type Tier } from '@voyage/stay-parts/tier-privileges.ts';

/** The benefits of a level; staff count as noir. */
export const privilegesOf = (level: Level) => {
  const tier: Tier = tiers.find((one) => one === level) ?? 'noir';
  return allPrivileges.filter(({ has }) => has(tier)).map(({ word }) => word);
};
/** The benefits of one level that another lacks. */
export const privilegesGained = (from: Level, to: Level) => {
  const had = privilegesOf(from);
  return privilegesOf(to).filter((word) => !had.includes(word));
};
/** The levels offered to a member: those for sale above their own, and their own if it is paid yearly. */
export const levelOptionsFor = (level: Level) =>
  (['elite', 'platinum', 'noir'] as const).filter(
    (sold) => level === sold || (sold !== 'noir' && !atLeast(level, sold)),
  );
