import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import type { Position } from 'geojson';
import { drawnLine, drawnRing, type CitySketch } from './sketch.ts';

/** Whether a ring goes round a point (the even number of its sides that a line to the east crosses says no). */
function surrounds(ring: readonly Position[], { lat, lng }: Point): boolean {
  let odd = false;
  for (const [i, [x = 0, y = 0]] of ring.entries()) {
    const [beforeX = 0, beforeY = 0] = ring.at(i - 1) ?? [];
    if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) odd = !odd;
  }
  return odd;
}
/** Metres from a point to the nearest of a line. */
function metresToLine(line: readonly Position[], { lat, lng }: Point): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const distances = line.slice(1).map(([toLng = 0, toLat = 0], i) => {
    const [fromLng = 0, fromLat = 0] = line[i] ?? [];
    const [dx, dy] = [(toLng - fromLng) * shrink, toLat - fromLat];
    const along = ((lng - fromLng) * shrink * dx + (lat - fromLat) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    const nearest = { lat: fromLat + dy * share, lng: fromLng + (toLng - fromLng) * share };
    return metresBetween({ lat, lng }, nearest);
  });
  return Math.min(...distances);
}
/** Whether a sketch has water at a point: a sea, a lake, or a river over its width. */
export function inWater(sketch: CitySketch, point: Point): boolean {
  const rounds = (line: string) => surrounds(drawnRing(line), point);
  const sea = (sketch.water ?? []).some(({ line }) => rounds(line)) && !(sketch.land ?? []).some(rounds);
  return (
    sea || (sketch.rivers ?? []).some(({ line, metres }) => metresToLine(drawnLine(line), point) < metres / 2)
  );
}
