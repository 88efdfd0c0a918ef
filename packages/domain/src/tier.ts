import type { Level } from './level.ts';
import { policy } from './policy.ts';

/** Employees and agents rank with noir where a level opens a service. */
export const rank: Record<Level, number> = {
  basic: 0,
  elite: 1,
  platinum: 2,
  noir: 3,
  employee: 3,
  agent: 3,
};
/** Whether a level has what begins at `minimum`. */
export const atLeast = (level: Level, minimum: Level): boolean => rank[level] >= rank[minimum];

/** Free bookings a month; null: unlimited. */
export const monthlyFreeBookings = (level: Level): number | null => policy.monthlyFreeBookings[level];

/** Platinum is detected whatever its case (docs/product/roles.md). */
export const isPlatinum = (level: string): boolean => level.toLowerCase() === 'platinum';

/** A token's role list: entries with p_ are permissions, shown without it; the rest are roles (docs/product/roles.md). */
export function readRoles(list: readonly string[]): { roles: string[]; permissions: string[] } {
  return {
    roles: list.filter((entry) => !entry.startsWith('p_')),
    permissions: list.filter((entry) => entry.startsWith('p_')).map((entry) => entry.slice(2)),
  };
}

/** Staff, agents and travelport agents may book for somebody else (docs/product/roles.md). */
export const canBookOnBehalf = ({
  roles,
  permissions,
}: {
  roles: readonly string[];
  permissions: readonly string[];
}): boolean =>
  roles.includes('employee') || roles.includes('agent') || permissions.includes('travelport_agent');

/** Whoever books for others may skip the check for illogical prices; the service logs it (docs/product/roles.md). */
export const canSkipPriceCheck = canBookOnBehalf;
