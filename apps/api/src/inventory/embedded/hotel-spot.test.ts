import { metresBetween } from '@voyage/domain/coordinates.ts';
import { expect, it } from 'vitest';
import { readPlaces } from '../places.ts';
import { hotelSpot } from './hotel-spot.ts';

const middle = { lat: 10, lng: 20 };
it('stands around the middle of a district without a street', () => {
  const spot = (draws: [number, number, number, number]) => hotelSpot({ ...middle, hotelsAlong: [] }, draws);
  expect(spot([0.5, 0.5, 0.5, 0.5])).toEqual(middle);
  expect(spot([0, 0, 1, 1])).toEqual({ lat: 9.994, lng: 20.006 });
});
it('stands beside the street where the district has one, over its whole length', () => {
  const hotelsAlong = [
    { lat: 10, lng: 20 },
    { lat: 10, lng: 20.01 },
    { lat: 10.03, lng: 20.01 },
  ];
  const spot = (share: number, b = 0.5, c = 0.5) => hotelSpot({ ...middle, hotelsAlong }, [share, b, c, 0.9]);
  expect(spot(0)).toEqual({ lat: 10, lng: 20 });
  expect(spot(0.25)).toEqual({ lat: 10, lng: 20.01 });
  expect(spot(0.5)).toEqual({ lat: 10.01, lng: 20.01 });
  expect(spot(1)).toEqual({ lat: 10.03, lng: 20.01 });
  expect(spot(0, 1, 0)).toEqual({ lat: 10.0003, lng: 19.9997 });
});
it('streets lie in districts that there are, and where their names are', () => {
  const along = readPlaces().flatMap(({ districts }) => districts.filter((d) => d.hotelsAlong.length > 0));
  expect(along.length).toBeGreaterThan(50);
  for (const { slug, lat, lng, hotelsAlong } of along)
    for (const point of hotelsAlong) expect(metresBetween(point, { lat, lng }), slug).toBeLessThan(4000);
});
