import { isInArea, type Point } from '@voyage/domain/coordinates.ts';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inWater } from './in-water.ts';
import { nearestSpots, readLine, sketchFeatures } from './sketch.ts';
import { sketchAt, sketches, sketchesIn } from './sketches.ts';

const codes = 'ams auh bcn bjv bkk doh dps dxb hnl ist lax lon mia mil nyc osa par sfo sin tyo'.split(' ');
it('every destination city is drawn', () => expect(Object.keys(sketches)).toEqual(codes));

const pointsOf = (line: string) => readLine(line).map(([lng = 0, lat = 0]) => ({ lat, lng }));
/** On which side of the line from a to b a point lies. */
const side = (a: Point, b: Point, p: Point) =>
  Math.sign((b.lng - a.lng) * (p.lat - a.lat) - (b.lat - a.lat) * (p.lng - a.lng));
/** Where an outline, closed, crosses itself: it would be filled inside out. */
function crossings(ring: Point[]): string[] {
  const sides = ring.map((from, i) => ({ from, to: ring.at(i + 1 - ring.length) ?? from }));
  return sides.flatMap((one, i) =>
    sides
      .slice(i + 2)
      .filter(
        (other) =>
          side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < 0 &&
          side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < 0,
      )
      .map((other) => `${one.from.lat} ${one.from.lng} x ${other.from.lat} ${other.from.lng}`),
  );
}
it('an outline that crosses itself is found', () => {
  expect(crossings(pointsOf('0 0, 1 1, 0 1, 1 0'))).toHaveLength(1);
  expect(crossings(pointsOf('0 0, 0 1, 1 1, 1 0'))).toEqual([]);
});
describe.each(Object.entries(sketches))('%s', (_code, city) => {
  const [west, south, east, north] = city.bounds;
  const within = { west: west - 0.05, south: south - 0.05, east: east + 0.05, north: north + 0.05 };

  it('lies in its bounds; what is cut off lies around its ground', async () => {
    const { ground, ...sketch } = await city.load();
    const lines = [...(sketch.parks ?? []), ...(sketch.rivers ?? []), ...(sketch.ways ?? [])];
    const spots = [...(sketch.stations ?? []), ...(sketch.sights ?? []), ...(sketch.seas ?? [])];
    for (const line of [...lines, ...(sketch.rails ?? [])].map((one) => one.line))
      for (const point of pointsOf(line)) expect(isInArea(within, point), line).toBe(true);
    for (const { at, name } of spots)
      for (const point of pointsOf(at))
        expect(isInArea({ west, south, east, north }, point), name[0]).toBe(true);
    const [left, bottom, right, top] = ground ?? city.bounds;
    for (const corner of [
      { lat: bottom, lng: left },
      { lat: top, lng: right },
    ])
      expect(isInArea({ west, south, east, north }, corner)).toBe(true);
  });
  it('its areas have corners, and none stands twice', async () => {
    const { water = [], land = [], parks = [] } = await city.load();
    for (const line of [...water.map((one) => one.line), ...land, ...parks.map((one) => one.line)]) {
      const ring = line.split(', ');
      expect(ring.length, line).toBeGreaterThan(2);
      expect(new Set(ring).size, line).toBe(ring.length);
      expect(crossings(pointsOf(line)), line).toEqual([]);
    }
  });
  it('its names are in four languages, each once', async () => {
    const { water = [], parks = [], rivers = [], ways = [], rails = [], ...spots } = await city.load();
    const { stations = [], sights = [], seas = [] } = spots;
    const named = [...[water, parks, rivers, ways, rails].flat(), ...stations, ...sights, ...seas];
    for (const { name } of named)
      if (name) {
        expect(name).toHaveLength(4);
        for (const word of name) expect(word.trim()).not.toBe('');
        expect(/[\u3040-\u30ff]/.test(name[1] + name[2]), name[0]).toBe(false);
      }
    for (const list of [stations, sights])
      expect(new Set(list.map(({ name }) => name[0])).size).toBe(list.length);
  });
  it('says where one is: stations on land, sights, streets, water and green', async () => {
    const sketch = await city.load();
    const { stations = [], sights = [], seas = [], ways = [], parks = [] } = sketch;
    for (const { at, name } of stations)
      for (const point of pointsOf(at)) expect(inWater(sketch, point), name[0]).toBe(false);
    for (const { at, name } of seas)
      for (const point of pointsOf(at)) expect(!sketch.ground || inWater(sketch, point), name[0]).toBe(true);
    expect(stations.length).toBeGreaterThan(3);
    expect(sights.length).toBeGreaterThan(4);
    expect(ways.length).toBeGreaterThan(6);
    expect(parks.length).toBeGreaterThan(3);
    expect((sketch.water ?? []).length + (sketch.rivers ?? []).length).toBeGreaterThan(0);
  });
  it('is small', async () => {
    const sketch = await city.load();
    expect(brotliCompressSync(JSON.stringify(sketch)).length).toBeLessThan(4 * 1024);
  });
});
it('a shore is where land meets water, not where the sketch ends', () => {
  const ground = [0, 0, 1, 1] as const;
  const features = sketchFeatures({ ground, water: [{ line: '0.5 -1, 0.5 2, -1 2, -1 -1' }] }, 'en').features;
  const of = (kind: string) => features.filter(({ properties }) => properties?.kind === kind);
  expect(of('water').map(({ geometry }) => geometry)).toEqual([
    {
      type: 'Polygon',
      coordinates: [
        expect.arrayContaining([
          [0, 0.5],
          [1, 0.5],
          [1, 0],
          [0, 0],
        ]),
      ],
    },
  ]);
  expect(of('shore')).toHaveLength(1);
  const [shore] = of('shore');
  const line = shore?.geometry.type === 'LineString' ? shore.geometry.coordinates : [];
  expect(line.every(([, lat]) => lat === 0.5)).toBe(true);
});
it('a line that is none throws', () => {
  expect(() => readLine('48.8 2.3, 48.9')).toThrow('no coordinates');
  expect(readLine('48.8 2.3, 48.9 2.4')).toEqual([
    [2.3, 48.8],
    [2.4, 48.9],
  ]);
});
it('a city is loaded where the view shows it', () => {
  expect(sketchesIn([2, 48, 3, 49])).toEqual(['par']);
  expect(sketchesIn([10, 48, 11, 49])).toEqual([]);
});
it('the nearest stations and sights, nearest first and none that is far', async () => {
  const trocadero = { lat: 48.8632, lng: 2.287 };
  const city = sketchAt(trocadero);
  const near = nearestSpots(await (city?.load() ?? {}), trocadero, 'en', { most: 3, within: 1500 });
  expect(near.map(({ name }) => name)).toEqual(['Trocadéro', 'Eiffel Tower', 'Charles de Gaulle – Étoile']);
  expect(near[1]?.metres).toBeCloseTo(766, -2);
});
