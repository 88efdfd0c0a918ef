import type { Position } from 'geojson';
import { clipRing, type Bounds } from './clip.ts';

const turns: readonly number[] = [-360, 0, 360];
const world: Bounds = [-180, -90, 180, 90];

/** Removes the jumps at the date line: longitudes continue beyond 180 degrees. */
function unwrapped(ring: readonly Position[]): Position[] {
  let shift = 0;
  return ring.map(([x = 0, y = 0], i) => {
    const before = ring[i - 1]?.[0] ?? x;
    if (x - before > 180) shift -= 360;
    if (before - x > 180) shift += 360;
    return [x + shift, y];
  });
}

/** Splits a ring at the date line. A ring around a pole is dropped. */
export function cutRing(ring: readonly Position[]): Position[][] {
  const whole = unwrapped(ring);
  const [first, last] = [whole[0]?.[0] ?? 0, whole.at(-1)?.[0] ?? 0];
  if (Math.abs(first - last) > 180) return [];
  if (whole.every(([x = 0]) => Math.abs(x) <= 180)) return [whole];
  return turns.flatMap((turn) => {
    const part = clipRing(
      whole.map(([x = 0, y = 0]) => [x + turn, y]),
      world,
    );
    return part ? [part] : [];
  });
}

/** A line without the segments that cross the date line. */
export function cutLine(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    if (before && Math.abs((before[0] ?? 0) - (point[0] ?? 0)) <= 180) parts.at(-1)?.push(point);
    else parts.push([point]);
  }
  return parts.filter((part) => part.length > 1);
}
