import type { Point } from '@voyage/domain/coordinates.ts';

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/**
 * The smallest bounds that contain all points; null for none. If the short way crosses the date
 * line, east is beyond 180.
 */
export function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng).toSorted((a, b) => a - b);
  // The bounds leave out the widest gap between neighbours on the circle.
  let [west, east] = [lngs[0] ?? 0, lngs.at(-1) ?? 0];
  let gap = west + 360 - east;
  for (const [i, lng] of lngs.entries()) {
    const before = lngs[i - 1];
    if (before === undefined || lng - before <= gap) continue;
    gap = lng - before;
    [west, east] = [lng, before + 360];
  }
  return [west, Math.min(...lats), east, Math.max(...lats)];
}
