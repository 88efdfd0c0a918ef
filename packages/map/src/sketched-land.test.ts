import type { Feature, Position } from 'geojson';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sketches } from './sketches.ts';

// A station in the sea, or a district beyond the edge of its city's sketch, is a fault that nobody sees in
// the coordinates.
const rows = (file: string): string[][] =>
  readFileSync(new URL(`../../../apps/api/content/places/${file}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
const cities = rows('places').flatMap(([code = '', kind]) => (kind === 'city' ? [code] : []));
const districts = rows('districts').map(([city = '', name = '', lat = '', lng = '']) => ({
  city,
  name,
  at: [Number(lng), Number(lat)],
}));

function isWithin([x = 0, y = 0]: Position, ring: Position[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
const ringOf = ({ geometry }: Feature): Position[] =>
  geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];
const pointOf = ({ geometry }: Feature): Position => (geometry.type === 'Point' ? geometry.coordinates : []);
const namesOf = (features: Feature[]) => features.map(({ properties }) => String(properties?.en));

it('every destination city is drawn, and nothing else', () => {
  expect(Object.keys(sketches).toSorted()).toEqual(cities.toSorted());
});

describe.each(Object.entries(sketches))('%s', (code, { bounds: [west, south, east, north], load }) => {
  const read = async () => {
    const { features } = await load();
    const of = (...kinds: string[]) => features.filter(({ properties }) => kinds.includes(properties?.kind));
    const isIn = (kind: string, point: Position) => of(kind).some((area) => isWithin(point, ringOf(area)));
    return { of, isInWater: (point: Position) => isIn('water', point) && !isIn('island', point) };
  };

  it('stations, sights and parks are on land, names of seas in the water', async () => {
    const { of, isInWater } = await read();
    const inWater = of('station', 'sight').filter((spot) => isInWater(pointOf(spot)));
    expect(namesOf(inWater).filter((en) => !/pier|ferry|terminal|bridge|lighthouse|tower/i.test(en))).toEqual(
      [],
    );
    expect(namesOf(of('park').filter((park) => ringOf(park).every(isInWater)))).toEqual([]);
    if (of('ground').length === 0) return;
    expect(namesOf(of('sea').filter((sea) => !isInWater(pointOf(sea))))).toEqual([]);
  });

  it('its districts are within its bounds, and on land', async () => {
    const { isInWater } = await read();
    const own = districts.filter(({ city }) => city === code);
    expect(own.length).toBeGreaterThan(2);
    const outside = own.filter(
      ({ at: [lng = 0, lat = 0] }) => lng < west || lng > east || lat < south || lat > north,
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
    expect(own.filter(({ at }) => isInWater(at)).map(({ name }) => name)).toEqual([]);
  });
});
