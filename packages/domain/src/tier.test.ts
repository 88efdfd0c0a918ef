import { describe, expect, it } from 'vitest';
import { policy } from './policy.ts';
import { levels } from './level.ts';
import { atLeast, canBookOnBehalf, monthlyFreeBookings, readRoles } from './tier.ts';

it('orders the levels', () => {
  const members = ['basic', 'elite', 'platinum', 'noir'] as const;
  for (const [i, a] of members.entries())
    for (const [j, b] of members.entries()) expect(atLeast(a, b)).toBe(i >= j);
});

it('grants free bookings', () => {
  expect(levels.map(monthlyFreeBookings)).toEqual([1, 10, 30, null, null, null]);
});

it('opens tailor-made from the level of the chosen reading', () => {
  const open = (reading: 'built' | 'other') =>
    levels.filter((level) => atLeast(level, policy.tailorMadeMinimumLevel[reading]));
  expect(open('built')).toEqual(['elite', 'platinum', 'noir', 'employee', 'agent']);
  expect(open('other')).toEqual(['platinum', 'noir', 'employee', 'agent']);
});

it('keeps both fee tables', () => {
  expect(policy.fees.built).toEqual({ noir: 120_000, platinum: 35_000, elite: 3_000, basic: 0 });
  expect(policy.fees.other).toEqual({ noir: 120_000, platinum: 36_000, elite: 3_600, basic: 1_000 });
});

describe('roles', () => {
  it('are separated from permissions', () => {
    expect(readRoles(['employee', 'p_travelport_agent', 'p_', 'pilot'])).toEqual({
      roles: ['employee', 'pilot'],
      permissions: ['travelport_agent', ''],
    });
  });
  it.each([
    [['employee'], true],
    [['agent'], true],
    [['p_travelport_agent'], true],
    [['travelport_agent'], false],
    [['p_employee'], false],
    [[], false],
  ])('%j books for others: %s', (list, answer) => {
    expect(canBookOnBehalf(readRoles(list))).toBe(answer);
  });
});
