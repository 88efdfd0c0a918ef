import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { FeatureCollection } from 'geojson';
import boundsOfCities from '../generated/cities.json';
import type { Bounds } from './bounds.ts';

interface Entry {
  /** The area in which the sketch is worth loading. */
  bounds: Bounds;
  load: () => Promise<FeatureCollection>;
}
const files = import.meta.glob<FeatureCollection>('../generated/cities/*.json', { import: 'default' });
/** The destination cities that are drawn by hand (cities/*.geojson); each is loaded when it is shown. */
export const sketches: Readonly<Record<string, Entry>> = Object.fromEntries(
  Object.entries(boundsOfCities).flatMap(([code, [west = 0, south = 0, east = 0, north = 0]]) => {
    const load = files[`../generated/cities/${code}.json`];
    return load ? [[code, { bounds: [west, south, east, north], load }]] : [];
  }),
);

const meets = (a: Bounds, b: Bounds) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
/** The cities within a view. */
export const sketchesIn = (view: Bounds): string[] =>
  Object.entries(sketches).flatMap(([code, { bounds }]) => (meets(bounds, view) ? [code] : []));
/** The city that contains a point. */
export const sketchAt = ({ lat, lng }: Point): Entry | undefined =>
  Object.values(sketches).find(
    ({ bounds: [west, south, east, north] }) => lng > west && lng < east && lat > south && lat < north,
  );

/** A station or sight of a sketch, and its straight-line distance. */
export interface NearSpot {
  kind: 'station' | 'sight';
  name: string;
  metres: number;
}
/** The stations and sights nearest to a point, in order of distance, all within `within` metres. */
export function nearestSpots(
  { features }: FeatureCollection,
  point: Point,
  locale: Locale,
  { most, within }: { most: number; within: number },
): NearSpot[] {
  return features
    .flatMap(({ geometry, properties }): NearSpot[] => {
      const kind: unknown = properties?.kind;
      if (geometry.type !== 'Point' || (kind !== 'station' && kind !== 'sight')) return [];
      const [lng = 0, lat = 0] = geometry.coordinates;
      return [
        { kind, name: String(properties?.[locale]), metres: Math.round(metresBetween(point, { lat, lng })) },
      ];
    })
    .filter(({ metres }) => metres <= within)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, most);
}
