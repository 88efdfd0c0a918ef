import type { Position } from 'geojson';

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

const sides = [
  { inside: ([x]: Pair, [west]: Bounds) => x >= west, axis: 0, bound: 0 },
  { inside: ([, y]: Pair, [, south]: Bounds) => y >= south, axis: 1, bound: 1 },
  { inside: ([x]: Pair, [, , east]: Bounds) => x <= east, axis: 0, bound: 2 },
  { inside: ([, y]: Pair, [, , , north]: Bounds) => y <= north, axis: 1, bound: 3 },
] as const;
type Pair = readonly [number, number];

/** Where a line crosses one side of the bounds. */
function crossing([ax, ay]: Pair, [bx, by]: Pair, axis: 0 | 1, value: number): Pair {
  const share = axis === 0 ? (value - ax) / (bx - ax) : (value - ay) / (by - ay);
  return axis === 0 ? [value, ay + (by - ay) * share] : [ax + (bx - ax) * share, value];
}
const pairs = (line: readonly Position[]): Pair[] => line.map(([x = 0, y = 0]) => [x, y]);

/**
 * The part of a closed ring within the bounds, closed; null if there is none (Sutherland and
 * Hodgman).
 */
export function clipRing(ring: readonly Position[], bounds: Bounds): Position[] | null {
  let points = pairs(ring).slice(0, -1);
  for (const { inside, axis, bound } of sides) {
    const kept: Pair[] = [];
    for (const [i, point] of points.entries()) {
      const before = points.at(i - 1) ?? point;
      const enters = inside(point, bounds);
      if (enters !== inside(before, bounds)) kept.push(crossing(before, point, axis, bounds[bound]));
      if (enters) kept.push(point);
    }
    points = kept;
  }
  const [first] = points;
  return first && points.length > 2 ? [...points, first].map(([x, y]) => [x, y]) : null;
}

/** The parts of a line within the bounds. */
export function clipLine(line: readonly Position[], bounds: Bounds): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  const end = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  const points = pairs(line);
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (!from) continue;
    let [a, b]: Pair[] = [from, to];
    let outside = false;
    for (const { inside, axis, bound } of sides) {
      if (!a || !b) break;
      const [startsIn, endsIn] = [inside(a, bounds), inside(b, bounds)];
      if (!startsIn && !endsIn) outside = true;
      else if (!startsIn) a = crossing(a, b, axis, bounds[bound]);
      else if (!endsIn) b = crossing(a, b, axis, bounds[bound]);
    }
    if (outside || !a || !b) {
      end();
      continue;
    }
    if (a !== from) end();
    if (part.length === 0) part.push([...a]);
    part.push([...b]);
    if (b !== to) end();
  }
  end();
  return parts;
}
