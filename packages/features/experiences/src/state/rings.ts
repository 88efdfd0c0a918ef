import type { Point } from '@voyage/domain/coordinates.ts';

/** A position of GeoJSON: longitude first. */
export const pointOf = ([lng = 0, lat = 0]: readonly number[] = []): Point => ({ lat, lng });
/** The land of several maps (packages/map), as GeoJSON polygons. */
interface Land {
  features: { properties: { map: string }; geometry: { coordinates: number[][][] } }[];
}
/** The rings of one map. */
export const ringsOf = ({ features }: Land, map: string): Point[][] =>
  features.flatMap(({ properties, geometry }) =>
    properties.map === map ? geometry.coordinates.map((ring) => ring.map(pointOf)) : [],
  );
/** A position in a drawing. */
export interface Spot {
  x: number;
  y: number;
}
/** A line through the points, as an SVG path. */
export const linePath = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
/** The rings as one SVG path, each point projected by `place`. */
export const landShape = (rings: readonly Point[][], place: (point: Point) => Spot): string =>
  rings.map((ring) => `${linePath(ring.map(place))}Z`).join('');
