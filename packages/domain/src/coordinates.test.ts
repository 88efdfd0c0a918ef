import { expect, it } from 'vitest';
import { metresBetween } from './coordinates.ts';

it('measures over the earth', () => {
  const taipei = { lat: 25.033, lng: 121.5654 };
  const tokyo = { lat: 35.6812, lng: 139.7671 };
  expect(metresBetween(taipei, taipei)).toBe(0);
  expect(metresBetween(taipei, tokyo)).toBeCloseTo(metresBetween(tokyo, taipei), 3);
  expect(metresBetween(taipei, tokyo) / 1000).toBeGreaterThan(2080);
  expect(metresBetween(taipei, tokyo) / 1000).toBeLessThan(2120);
});
