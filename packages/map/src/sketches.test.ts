import { expect, it } from 'vitest';
import { nearestSpots, sketchAt, sketches, sketchesIn } from './sketches.ts';

it.each(Object.entries(sketches))(
  '%s: every shape is within its bounds, every name is in four languages',
  async (_code, city) => {
    const { features } = await city.load();
    const [west, south, east, north] = city.bounds;
    const margin = 0.05;
    for (const { geometry, properties } of features) {
      if (geometry.type === 'GeometryCollection') throw new Error('a collection is not drawn');
      if (properties?.kind === 'ground') continue;
      const numbers: unknown[] = geometry.coordinates.flat(3);
      for (const [i, degrees] of numbers.entries()) {
        const [least, most] = i % 2 === 0 ? [west, east] : [south, north];
        expect(degrees, String(properties?.en)).toBeGreaterThan(least - margin);
        expect(degrees, String(properties?.en)).toBeLessThan(most + margin);
      }
      const { kind: _kind, metres: _metres, width: _width, ...name } = properties ?? {};
      if (geometry.type === 'Point' || Object.keys(name).length > 0)
        expect(name).toEqual(
          Object.fromEntries(
            ['en', 'zh-tw', 'zh-cn', 'ja'].map((locale) => [locale, expect.stringMatching(/./)]),
          ),
        );
    }
    expect(features.filter(({ geometry }) => geometry.type === 'Point').length).toBeGreaterThan(4);
    expect(features.length).toBeGreaterThan(12);
  },
);
it('a city is loaded if the view shows it', () => {
  expect(sketchesIn([2, 48, 3, 49])).toEqual(['par']);
  expect(sketchesIn([10, 48, 11, 49])).toEqual([]);
});
it('the nearest stations and sights, in order, and none beyond the limit', async () => {
  const trocadero = { lat: 48.8632, lng: 2.287 };
  const city = await sketchAt(trocadero)?.load();
  const near = city && nearestSpots(city, trocadero, 'en', { most: 3, within: 1500 });
  expect(near?.map(({ name }) => name)).toEqual(['Trocadéro', 'Eiffel Tower', 'Charles de Gaulle – Étoile']);
  expect(near?.[1]?.metres).toBeCloseTo(766, -2);
});
