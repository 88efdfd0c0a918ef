import type { Point } from '@voyage/domain/coordinates.ts';
import type { District } from '../places.ts';

/** Degrees. A hotel stands so far from its street at most, and so far from the middle of a district without one. */
const besideStreet = 0.0003;
const aroundMiddle = 0.006;
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The point at a share of a line's length, both in degrees. */
function pointAlong(line: readonly Point[], share: number): Point {
  const steps = line.slice(1).flatMap((to, i) => {
    const from = line[i];
    return from ? [{ from, to, length: Math.hypot(to.lat - from.lat, to.lng - from.lng) }] : [];
  });
  let left = share * steps.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of steps) {
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
    }
    left -= length;
  }
  return line.at(-1) ?? { lat: 0, lng: 0 };
}

/**
 * Where an invented hotel stands, from four draws of 0 to 1: beside the street of its district where it has one (that
 * is how none stands in a river or in the sea; `hotels-ashore.test.ts` of packages/map), around its middle otherwise.
 */
export function hotelSpot(
  { lat, lng, hotelsAlong }: Pick<District, 'lat' | 'lng' | 'hotelsAlong'>,
  [a, b, c, d]: readonly [number, number, number, number],
): Point {
  if (hotelsAlong.length > 1) {
    const at = pointAlong(hotelsAlong, a);
    return {
      lat: round(at.lat + (b * 2 - 1) * besideStreet),
      lng: round(at.lng + (c * 2 - 1) * besideStreet),
    };
  }
  return { lat: round(lat + (a + b - 1) * aroundMiddle), lng: round(lng + (c + d - 1) * aroundMiddle) };
}
