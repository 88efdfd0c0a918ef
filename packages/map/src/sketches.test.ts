import { expect, it } from 'vitest';
import { nearestSpots, readLine, sketchFeatures } from './sketch.ts';
import { sketchAt, sketches, sketchesIn } from './sketches.ts';

it.each(Object.entries(sketches))(
  '%s: every line is within its bounds, every name is in four languages',
  async (_code, city) => {
    const sketch = await city.load();
    const [west, south, east, north] = city.bounds;
    const lines = [
      ...(sketch.water ?? []),
      ...(sketch.parks ?? []),
      ...(sketch.rivers ?? []),
      ...(sketch.ways ?? []),
      ...(sketch.rails ?? []),
    ];
    const spots = [...(sketch.stations ?? []), ...(sketch.sights ?? []), ...(sketch.seas ?? [])];
    const margin = 0.05;
    for (const line of [
      ...lines.map(({ line }) => line),
      ...(sketch.land ?? []),
      ...spots.map(({ at }) => at),
    ])
      for (const [lng = 0, lat = 0] of readLine(line)) {
        expect(lng, line).toBeGreaterThan(west - margin);
        expect(lng, line).toBeLessThan(east + margin);
        expect(lat, line).toBeGreaterThan(south - margin);
        expect(lat, line).toBeLessThan(north + margin);
      }
    for (const { name } of [...lines, ...spots])
      if (name) {
        expect(name).toHaveLength(4);
        for (const word of name) expect(word).not.toBe('');
      }
    expect(spots.length).toBeGreaterThan(4);
    expect(sketchFeatures(sketch, 'ja').features.length).toBeGreaterThan(12);
  },
);
it('an invalid line throws', () => {
  expect(() => readLine('48.8 2.3, 48.9')).toThrow('no coordinates');
  expect(readLine('48.8 2.3, 48.9 2.4')).toEqual([
    [2.3, 48.8],
    [2.4, 48.9],
  ]);
});
it('a city is loaded if the view shows it', () => {
  expect(sketchesIn([2, 48, 3, 49])).toEqual(['par']);
  expect(sketchesIn([10, 48, 11, 49])).toEqual([]);
});
it('the nearest stations and sights, in order, and none beyond the limit', async () => {
  const trocadero = { lat: 48.8632, lng: 2.287 };
  const city = sketchAt(trocadero);
  const near = nearestSpots(await (city?.load() ?? {}), trocadero, 'en', { most: 3, within: 1500 });
  expect(near.map(({ name }) => name)).toEqual(['Trocadéro', 'Eiffel Tower', 'Charles de Gaulle – Étoile']);
  expect(near[1]?.metres).toBeCloseTo(766, -2);
});
