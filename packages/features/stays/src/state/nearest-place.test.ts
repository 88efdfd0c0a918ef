import { expect, test } from 'vitest';
import { nearestOf } from './nearest-place.ts';

const tokyo = { name: 'Tokyo', point: { lat: 35.6812, lng: 139.7671 } };
const nikko = { name: 'Nikko', point: { lat: 36.7199, lng: 139.6982 } };

test('the nearest place comes with its distance', () => {
  const found = nearestOf([nikko, tokyo], { lat: 35.4437, lng: 139.638 }); // Yokohama
  expect(found?.place).toBe(tokyo);
  expect(found?.metres).toBeGreaterThan(25_000);
  expect(found?.metres).toBeLessThan(32_000);
});

test.each([
  ['Nagoya', { lat: 35.1815, lng: 136.9066 }], // some 260 km from Tokyo
  ['the sea', { lat: 30, lng: 150 }],
])('in %s no place counts as near', (_, here) => expect(nearestOf([nikko, tokyo], here)).toBeNull());
