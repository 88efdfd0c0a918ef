import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import { describe, expect, it } from 'vitest';
import voyages from '@voyage/map/drawn/voyages.json';
import { itineraries, type Waters } from './itineraries.ts';
import { ringsOf } from './rings.ts';
import { marksOf, voyageMap, routePointsOf } from './voyage-map.ts';

const isInRing = (ring: readonly Point[], { lat, lng }: Point): boolean =>
  ring.reduce((inside, a, i) => {
    const b = ring.at(i - 1) ?? a;
    const crosses = a.lat > lat !== b.lat > lat;
    return crosses && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng ? !inside : inside;
  }, false);
/** Points along a line, at most about ten kilometres apart. */
const along = (way: readonly Point[]): Point[] =>
  way.flatMap((to, i) => {
    const from = way[i - 1];
    if (!from) return [to];
    const steps = Math.ceil(metresBetween(from, to) / 10_000);
    return Array.from({ length: steps }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * (step + 1)) / steps,
      lng: from.lng + ((to.lng - from.lng) * (step + 1)) / steps,
    }));
  });

describe.each(Object.entries(itineraries))('the map of %s', (_, itinerary) => {
  const calls = Object.values(itinerary.calls);
  const rings = ringsOf(voyages, itinerary.waters);
  const map = voyageMap(itinerary);
  const isLand = (point: Point) => rings.some((ring) => isInRing(ring, point));

  it('has the whole route on its sheet, with room for the marks', () => {
    for (const { x, y } of routePointsOf(calls).map(map.place)) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(map.width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(map.height - 20);
    }
  });

  it('keeps the marks far enough apart to press', () => {
    const marks = marksOf(itinerary, map);
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.ids[0]}, ${b.ids[0]}`).toBeGreaterThan(27);
  });

  // Coastlines are accurate to about ten kilometres, and may close a strait or a harbour channel: the route
  // must not go far inland.
  it('stays at sea', () => {
    const ashore = along(routePointsOf(calls)).filter((point) => {
      if (calls.some((call) => metresBetween(call, point) < 30_000)) return false;
      const offs = [-0.13, 0, 0.13];
      return offs.every((north) =>
        offs.every((east) =>
          isLand({ lat: point.lat + north, lng: point.lng + east / Math.cos((point.lat * Math.PI) / 180) }),
        ),
      );
    });
    expect(ashore).toEqual([]);
  });

  it('counts the days up from the first', () => {
    const days = calls.flatMap((call) => call.days);
    expect(days[0]).toBe(1);
    for (const [i, day] of days.entries()) expect(day).toBeGreaterThan(days[i - 1] ?? 0);
  });
});

it('has north at the top of each', () => {
  for (const itinerary of Object.values(itineraries)) {
    const { place } = voyageMap(itinerary);
    const [first] = Object.values(itinerary.calls);
    if (!first) throw new Error('a voyage without a port');
    expect(place({ ...first, lat: first.lat + 1 }).y).toBeLessThan(place(first).y);
    expect(place({ ...first, lng: first.lng + 1 }).x).toBeGreaterThan(place(first).x);
  }
});

it('distinguishes land from sea', () => {
  const inside = (waters: Waters, point: Point) =>
    ringsOf(voyages, waters).some((ring) => isInRing(ring, point));
  expect(inside('atlantic', { lat: 40.4, lng: -3.7 })).toBe(true);
  expect(inside('atlantic', { lat: 45, lng: -6 })).toBe(false);
  expect(inside('aegean', { lat: 39, lng: 22 })).toBe(true);
  expect(inside('svalbard', { lat: 78.5, lng: 17 })).toBe(true);
  expect(inside('arctic-sea', { lat: 65, lng: -18.5 })).toBe(true);
  expect(inside('drake', { lat: -66, lng: -62.5 })).toBe(true);
  expect(inside('drake', { lat: -58, lng: -64 })).toBe(false);
});
