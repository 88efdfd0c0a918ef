import type { Point } from '@voyage/domain/coordinates.ts';
import type { Feature, Geometry, Position } from 'geojson';
import type { Bounds } from './bounds.ts';
import { sketchZoom } from './zooms.ts';

/** Pixels of a degree of longitude at zoom 0. */
const pixelsOfDegree = 512 / 360;
/** The rivers of the world end here (embedded-style.ts). */
const riverZoom = sketchZoom + 1.4;
/** `land` and `ground` fill the view, and the name of a sea is not a drawing. */
const unseen = new Set<unknown>(['land', 'ground', 'sea']);
/** Where a kind can be made out: a sketch, thin lines from afar, is shown from zoom 10 or 11 on (city-layers.ts). */
function zoomsOf(properties: Feature['properties']): { least: number; most: number } {
  const world = { least: 0, most: Infinity };
  switch (properties?.kind) {
    case 'coast':
    case 'lake':
    case 'border':
      return world;
    case 'river': // only that of a sketch has a width
      return properties.width === undefined ? { least: 0, most: riverZoom } : { ...world, least: 10 };
    case 'rail':
    case 'station':
    case 'sight':
      return { ...world, least: 11.5 };
    default:
      return { ...world, least: 10.5 };
  }
}

/** Lines, and outlines of areas. */
export const linesOf = (geometry: Geometry): Position[][] => {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return [];
  }
};

/** From the origin to the segment between two points. */
function distanceTo(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length)) : 0;
  return Math.hypot(ax + share * dx, ay + share * dy);
}

/**
 * The nearest zoom at which a coast, a river, a border or something of a sketch is within `reach` pixels of a
 * point; -Infinity if there is none.
 */
export function zoomToSee(features: readonly Feature[], { lat, lng }: Point, reach: number): number {
  const stretch = 1 / Math.cos((lat * Math.PI) / 180);
  let best = -Infinity;
  for (const { geometry, properties } of features) {
    if (unseen.has(properties?.kind)) continue;
    const { least, most } = zoomsOf(properties);
    let nearest = Infinity;
    for (const line of linesOf(geometry)) {
      let [ax, ay] = [Infinity, Infinity];
      for (const [x = 0, y = 0] of line) {
        const [bx, by] = [x - lng, (y - lat) * stretch];
        if (ax === Infinity) [ax, ay] = [bx, by];
        nearest = Math.min(nearest, distanceTo(ax, ay, bx, by));
        [ax, ay] = [bx, by];
      }
    }
    const zoom = Math.min(most, Math.log2(reach / (nearest * pixelsOfDegree)));
    if (zoom >= least) best = Math.max(best, zoom);
  }
  return best;
}

/** Degrees around a point, nearest first: what is further away than the last would be seen from too far. */
const steps = [0.5, 3];

/**
 * The zoom at which a map of one place opens: `most`, or so much further away that more than bare land is
 * seen. Streets are not drawn everywhere (docs/decisions/0021).
 * @param drawnIn What is drawn in an area.
 * @param reach How far from the point something is in view, in pixels.
 * @throws if the data cannot be loaded
 */
export async function openingZoom(
  drawnIn: (box: Bounds) => Promise<Feature[]>,
  point: Point,
  { reach, most }: { reach: number; most: number },
): Promise<number> {
  for (const step of steps) {
    const { lat, lng } = point;
    const zoom = zoomToSee(await drawnIn([lng - step, lat - step, lng + step, lat + step]), point, reach);
    if (zoom >= Math.log2(reach / (step * pixelsOfDegree))) return Math.min(most, zoom);
  }
  return Math.log2(reach / (3 * pixelsOfDegree));
}
