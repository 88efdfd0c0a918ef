import type { Point } from '@voyage/domain/coordinates.ts';
import { polarPoint } from '@voyage/domain/polar.ts';
import type { Call, Itinerary } from './itineraries.ts';
import type { Spot } from './rings.ts';

/** Width of the drawing; its height depends on the voyage, within bounds. */
const width = 600;
const heights = { least: 420, most: 720 } as const;
/** Minimum margin around the calls. */
const margin = 64;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mean = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** Projected coordinates, in degrees of arc where the projection is true: `x` to the east, `y` down. */
function projectionOf({ projection }: Itinerary, calls: readonly Point[]): (point: Point) => Spot {
  const middle = mean(calls.map(({ lng }) => lng));
  if (projection === 'mercator') {
    const narrowing = Math.cos(radians(mean(calls.map(({ lat }) => lat))));
    return ({ lat, lng }) => ({
      x: lng * narrowing,
      y: -Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) * (180 / Math.PI) * narrowing,
    });
  }
  // North is up in either case: the voyage's longitude runs down to the South Pole, or up to the North Pole.
  const up = projection === 'south' ? middle : middle + 180;
  return (point) => polarPoint(point, { pole: projection, up });
}

export interface VoyageMap {
  width: number;
  height: number;
  place: (point: Point) => Spot;
  /** Units of the drawing per kilometre, at its centre. */
  unitsPerKm: number;
}
/** The map that shows the calls as large as possible; Mercator at low latitudes, polar beyond. */
export function voyageMap(itinerary: Itinerary): VoyageMap {
  const calls = Object.values(itinerary.calls);
  const project = projectionOf(itinerary, calls);
  const spots = routePointsOf(calls).map(project);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const across = Math.max(...xs) - Math.min(...xs);
  const along = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min((width - 2 * margin) / across, (heights.most - 2 * margin) / along);
  const height = Math.round(Math.max(heights.least, along * scale + 2 * margin));
  const [middleX, middleY] = [mean(xs), mean(ys)];
  return {
    width,
    height,
    place: (point) => {
      const { x, y } = project(point);
      return { x: width / 2 + (x - middleX) * scale, y: height / 2 + (y - middleY) * scale };
    },
    unitsPerKm: scale / 111.2,
  };
}

/** The whole route, from call to call through the waypoints. */
export const routePointsOf = (calls: readonly Call[]): Point[] =>
  calls.flatMap(({ lat, lng, by }) => [...(by ? cornersOf(by) : []), { lat, lng }]);
const cornersOf = (text: string): Point[] =>
  text.split(', ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(' ').map(Number);
    return { lat, lng };
  });

/** A mark on the map: a call, or both the first and last of a voyage that returns. */
export interface Mark extends Spot {
  ids: readonly string[];
  number: number;
}
export function marksOf({ calls }: Itinerary, { place }: Pick<VoyageMap, 'place'>): Mark[] {
  const first = Object.keys(calls)[0];
  return Object.entries(calls).flatMap(([id, call], i) =>
    id === 'return'
      ? []
      : [
          {
            ids: id === first && 'return' in calls ? [id, 'return'] : [id],
            number: i + 1,
            ...place(call),
          },
        ],
  );
}
