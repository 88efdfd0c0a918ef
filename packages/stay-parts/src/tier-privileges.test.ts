import { describe, expect, it } from 'vitest';
import { allPrivileges, bookingsOf, byInvitation, lowestWith, tiers } from './tier-privileges.ts';

describe('privileges of a level (section 6)', () => {
  it('includes everything of the level below', () => {
    for (const [i, tier] of tiers.entries())
      for (const { word, has } of allPrivileges)
        if (i > 0 && has(tiers[i - 1] ?? 'basic')) expect(has(tier), `${word} of ${tier}`).toBe(true);
  });
  it('reserves the concierge for platinum and noir, the jet for noir', () => {
    const holders = (word: string) =>
      tiers.filter((tier) => allPrivileges.some((one) => one.word === word && one.has(tier)));
    expect(holders('home.benefits.concierge')).toEqual(['platinum', 'noir']);
    expect(holders('home.benefits.jet')).toEqual(['noir']);
    expect(holders('home.benefits.table')).toEqual(['elite', 'platinum', 'noir']);
    expect(holders('home.benefits.rate')).toEqual([...tiers]);
    expect(lowestWith('home.benefits.concierge')).toBe('platinum');
    expect(lowestWith('home.benefits.table')).toBe('elite');
  });
  it('matches the specification on bookings and invitation', () => {
    expect(tiers.map(bookingsOf)).toEqual([1, 10, 30, null]);
    expect(tiers.filter(byInvitation)).toEqual(['noir']);
  });
});
