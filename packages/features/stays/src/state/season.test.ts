import { expect, test } from 'vitest';
import { groupsOfSeason, placesOfSeason, seasonOf } from './season.ts';

test.each([
  ['2026-11-30T15:59:59Z', 'autumn'],
  ['2026-11-30T16:00:00Z', 'winter'],
  ['2027-02-28T12:00:00Z', 'winter'],
  ['2027-03-01T12:00:00Z', 'spring'],
  ['2027-06-01T12:00:00Z', 'summer'],
  ['2027-09-01T12:00:00Z', 'autumn'],
])('%s is %s in Taipei', (now, season) => expect(seasonOf(new Date(now))).toBe(season));
test('a season has four places, different in each', () => {
  const all = Object.values(placesOfSeason).flat();
  expect(new Set(all).size).toBe(16);
});
test('a season has three groups', () => {
  for (const groups of Object.values(groupsOfSeason)) expect(new Set(groups).size).toBe(3);
});
