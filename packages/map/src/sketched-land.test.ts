import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLine, type CitySketch } from './sketch.ts';
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
  at: `${lat} ${lng}`,
}));

function isWithin([x = 0, y = 0]: readonly number[], ring: readonly (readonly number[])[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
const isInWater = ({ water = [], land = [] }: CitySketch, at: string): boolean => {
  const point = readLine(at)[0] ?? [];
  const within = (line: string) => isWithin(point, readLine(line));
  return water.some(({ line }) => within(line)) && !land.some(within);
};

it('every destination city is drawn, and nothing else', () => {
  expect(Object.keys(sketches).toSorted()).toEqual(cities.toSorted());
});

describe.each(Object.entries(sketches))('%s', (code, { bounds: [west, south, east, north], load }) => {
  it('stations, sights and parks are on land, names of seas in the water', async () => {
    const sketch = await load();
    const onLand = [...(sketch.stations ?? []), ...(sketch.sights ?? [])].filter(
      ({ name: [en], at }) =>
        isInWater(sketch, at) && !/pier|ferry|terminal|bridge|lighthouse|tower/i.test(en),
    );
    expect(onLand.map(({ name: [en] }) => en)).toEqual([]);
    const parks = (sketch.parks ?? []).filter(({ line }) =>
      line.split(',').every((corner) => isInWater(sketch, corner)),
    );
    expect(parks.map(({ name }) => name?.[0])).toEqual([]);
    if (!sketch.ground) return;
    const onWater = (sketch.seas ?? []).filter(({ at }) => !isInWater(sketch, at));
    expect(onWater.map(({ name: [en] }) => en)).toEqual([]);
  });

  it('its districts are within its bounds, and on land', async () => {
    const sketch = await load();
    const own = districts.filter(({ city }) => city === code);
    expect(own.length).toBeGreaterThan(2);
    const outside = own.filter(({ at }) => {
      const [[lng = 0, lat = 0] = []] = readLine(at);
      return lng < west || lng > east || lat < south || lat > north;
    });
    expect(outside.map(({ name }) => name)).toEqual([]);
    expect(own.filter(({ at }) => isInWater(sketch, at)).map(({ name }) => name)).toEqual([]);
  });
});
