// The hotels of the demonstration stand where its content says (apps/api/content): none in a river or in the sea.
import type { Point } from '@voyage/domain/coordinates.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWater } from './in-water.ts';
import { readLine } from './sketch.ts';
import { sketches } from './sketches.ts';

const content = join(import.meta.dirname, '../../../apps/api/content');
const rows = (file: string): string[][] =>
  readFileSync(join(content, 'places', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
/** Where an invented hotel may come to stand (apps/api, hotel-spot.ts): around a point, so many degrees off at most. */
const around = ({ lat, lng }: Point, degrees: number, count: number): Point[] =>
  steps(lat - degrees, lat + degrees, count).flatMap((y) =>
    steps(lng - degrees, lng + degrees, count).map((x) => ({ lat: y, lng: x })),
  );
const beside = (line: string): Point[] => {
  const points = readLine(line).map(([lng = 0, lat = 0]) => ({ lat, lng }));
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    return steps(0, 1, 10).flatMap((share) =>
      around(
        { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share },
        0.0003,
        1,
      ),
    );
  });
};
const streets = rows('hotel-streets.tsv');

describe.each(Object.entries(sketches))('%s', (code, city) => {
  it.each(rows('districts.tsv').filter(([place]) => place === code))(
    'no hotel of %s, %s, stands in water',
    async (_place, district, lat, lng) => {
      const sketch = await city.load();
      const along = streets.find(([place, name]) => place === code && name === district)?.[2];
      const spots = along ? beside(along) : around({ lat: Number(lat), lng: Number(lng) }, 0.006, 12);
      expect(spots.filter((spot) => inWater(sketch, spot))).toEqual([]);
    },
  );
});
it('no hotel that has a name of its own stands in water', async () => {
  const facts: (Point & { slug: string; city: string })[] = readdirSync(join(content, 'hotels')).map((slug) =>
    JSON.parse(readFileSync(join(content, 'hotels', slug, 'facts.json'), 'utf8')),
  );
  const wet = await Promise.all(
    facts.map(async (hotel) => {
      const sketch = await sketches[hotel.city]?.load();
      return sketch && inWater(sketch, hotel) ? [hotel.slug] : [];
    }),
  );
  expect(facts.length).toBeGreaterThan(50);
  expect(wet.flat()).toEqual([]);
});
