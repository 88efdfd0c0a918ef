import type { Level } from './level.ts';
import { policy } from './policy.ts';

/** Employees and agents rank with noir when a service requires a level. */
export const rank: Record<Level, number> = {
  basic: 0,
  elite: 1,
  platinum: 2,
  noir: 3,
  employee: 3,
  agent: 3,
};
/** Whether a level includes what is available from `minimum` upwards. */
export const atLeast = (level: Level, minimum: Level): boolean => rank[level] >= rank[minimum];

/** Free bookings a month; null: unlimited. */
export const monthlyFreeBookings = (level: Level): number | null => policy.monthlyFreeBookings[level];

/**
 * Splits the role list of a token: entries with the prefix p_ are permissions, returned without it;
 * the rest are roles (docs/product/roles.md).
 */
export function readRoles(list: readonly string[]): { roles: string[]; permissions: string[] } {
  return {
    roles: list.filter((entry) => !entry.startsWith('p_')),
    permissions: list.filter((entry) => entry.startsWith('p_')).map((entry) => entry.slice(2)),
  };
}

/** Staff, agents and travelport agents may book for other people (docs/product/roles.md). */
export const canBookOnBehalf = ({
  roles,
  permissions,
}: {
  roles: readonly string[];
  permissions: readonly string[];
}): boolean =>
  roles.includes('employee') || roles.includes('agent') || permissions.includes('travelport_agent');

/** Whether a token's role list opens what is for staff: a second factor protects it. */
export const isStaff = (list: readonly string[]): boolean => canBookOnBehalf(readRoles(list));
