import type { Point } from '@voyage/domain/coordinates.ts';

/** The points of a ring of the land files: 'lng lat, lng lat'. */
export const ringPoints = (ring: string): Point[] =>
  ring.split(', ').map((pair) => {
    const [lng = 0, lat = 0] = pair.split(' ').map(Number);
    return { lat, lng };
  });
/** A position in a drawing. */
export interface Spot {
  x: number;
  y: number;
}
/** A line through the points, as an SVG path. */
export const linePath = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
/** The rings as one SVG path, each point projected by `place`. */
export const landShape = (rings: readonly string[], place: (point: Point) => Spot): string =>
  rings.map((ring) => `${linePath(ringPoints(ring).map(place))}Z`).join('');
