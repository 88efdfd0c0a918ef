import { describe, expect, it } from 'vitest';
import { areaText, isInArea, metresBetween, readArea } from './coordinates.ts';

it('measures distances over the globe', () => {
  const taipei = { lat: 25.033, lng: 121.5654 };
  const tokyo = { lat: 35.6812, lng: 139.7671 };
  expect(metresBetween(taipei, taipei)).toBe(0);
  expect(metresBetween(taipei, tokyo)).toBeCloseTo(metresBetween(tokyo, taipei), 3);
  expect(metresBetween(taipei, tokyo) / 1000).toBeGreaterThan(2080);
  expect(metresBetween(taipei, tokyo) / 1000).toBeLessThan(2120);
});

describe('an area', () => {
  const paris = { west: 2.25, south: 48.81, east: 2.42, north: 48.91 };
  it('contains what lies in it, including its edges', () => {
    expect(isInArea(paris, { lat: 48.86, lng: 2.33 })).toBe(true);
    expect(isInArea(paris, { lat: 48.81, lng: 2.25 })).toBe(true);
    expect(isInArea(paris, { lat: 48.86, lng: 2.5 })).toBe(false);
    expect(isInArea(paris, { lat: 48.8, lng: 2.33 })).toBe(false);
  });
  it('crosses the date line if its west is greater than its east', () => {
    const fiji = { west: 177, south: -20, east: -178, north: -15 };
    expect(isInArea(fiji, { lat: -17, lng: 179 })).toBe(true);
    expect(isInArea(fiji, { lat: -17, lng: -179 })).toBe(true);
    expect(isInArea(fiji, { lat: -17, lng: 0 })).toBe(false);
  });
  it('round-trips through a URL', () => {
    expect(areaText(paris)).toBe('2.25,48.81,2.42,48.91');
    expect(readArea('2.25,48.81,2.42,48.91')).toEqual(paris);
    expect(readArea(areaText({ west: -0.123456, south: 1, east: 2, north: 3 }))?.west).toBe(-0.1235);
  });
  it.each(['', '1,2,3', '1,2,3,x', '-181,0,0,1', '0,50,1,40', '0,-91,1,0', '1,2,3,4,5', ',,,'])(
    'does not read %j',
    (text) => {
      expect(readArea(text)).toBeNull();
    },
  );
});
