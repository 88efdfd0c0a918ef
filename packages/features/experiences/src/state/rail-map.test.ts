import { metresBetween } from '@voyage/domain/coordinates.ts';
import { describe, expect, it } from 'vitest';
import trains from '@voyage/map/drawn/trains.json';
import { distanceBar, railMap, sheet } from './rail-map.ts';
import { ringsOf } from './rings.ts';
import { trainRoutes } from './train-routes.ts';

describe.each(Object.entries(trainRoutes))('the map of %s', (slug, { stops }) => {
  const places = Object.values(stops);
  const map = railMap(places);

  it('has every stop on its sheet, with a margin', () => {
    for (const { x, y } of places.map(map.place)) {
      expect(Math.min(x, sheet.width - x)).toBeGreaterThan(50);
      expect(Math.min(y, sheet.height - y)).toBeGreaterThan(50);
    }
  });

  it('has north up, and marks far enough apart to press', () => {
    expect(map.place({ lat: map.area.north, lng: map.area.west })).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0),
    });
    const marks = places.map(map.place);
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(36);
  });

  it('has a scale bar of the stated length', () => {
    const { km, length } = distanceBar(map);
    const middle = { lat: (map.area.north + map.area.south) / 2, lng: (map.area.east + map.area.west) / 2 };
    const east = { ...middle, lng: map.area.east };
    const unitsPerKm = sheet.width / 2 / (metresBetween(middle, east) / 1000);
    expect(length / km / unitsPerKm).toBeCloseTo(1, 1);
    expect(length).toBeGreaterThan(40);
  });

  it('has land', () => expect(ringsOf(trains, slug).length).toBeGreaterThan(0));
});
