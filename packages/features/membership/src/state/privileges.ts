import type { Level } from '@voyage/domain/level.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { allPrivileges, tiers, type Tier } from '@voyage/journey-parts/tier-privileges.ts';

/** What a level gives, staff counted with noir. */
export const privilegesOf = (level: Level) => {
  const tier: Tier = tiers.find((one) => one === level) ?? 'noir';
  return allPrivileges.filter(({ has }) => has(tier)).map(({ word }) => word);
};
/** What a level gives that another does not. */
export const privilegesGained = (from: Level, to: Level) => {
  const had = privilegesOf(from);
  return privilegesOf(to).filter((word) => !had.includes(word));
};
/** Levels that a member may look at: those above their own, and the own one that is paid by the year. */
export const waysOf = (level: Level) =>
  (['elite', 'platinum'] as const).filter((sold) => level === sold || !atLeast(level, sold));
