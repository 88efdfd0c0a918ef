import { expect, test } from 'vitest';
import { dayAt } from './destination-day.ts';

const zones = [
  { code: 'tyo', region: 'japan', timeZone: 'Asia/Tokyo' },
  { code: 'hnl', region: 'pacific', timeZone: 'Pacific/Honolulu' },
  { code: 'akl', region: 'pacific', timeZone: 'Pacific/Auckland' },
];
// At this moment the 30th has begun in Tokyo and Auckland, not in Honolulu.
const now = new Date('2026-11-29T20:00:00Z');

test.each([
  [{ code: 'tyo', locationType: 'city' }, '2026-11-30'],
  [{ code: 'hnl', locationType: 'city' }, '2026-11-29'],
  [{ code: 'japan', locationType: 'region' }, '2026-11-30'],
  [{ code: 'pacific', locationType: 'region' }, '2026-11-29'],
  [{ code: 'aurelian', locationType: 'group' }, '2026-11-29'],
  [{ code: 'nowhere', locationType: 'city' }, '2026-11-29'],
  [null, '2026-11-29'],
] as const)('today at %j is %s', (place, day) => expect(dayAt(place, zones, now)).toBe(day));
