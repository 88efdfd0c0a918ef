import type { Position } from 'geojson';

/**
 * A line without the points that lie within `tolerance` of the rest (Douglas and Peucker). Keeps
 * both ends.
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [furthest, most] = [0, tolerance];
    for (let i = from + 1; i < to; i++) {
      const away = distance(line[i], line[from], line[to]);
      if (away > most) [furthest, most] = [i, away];
    }
    if (furthest === 0) continue;
    keep.add(furthest);
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

/** From a point to the segment between two others. */
function distance(
  [x = 0, y = 0]: Position = [],
  [ax = 0, ay = 0]: Position = [],
  [bx = 0, by = 0]: Position = [],
) {
  const [dx, dy] = [bx - ax, by - ay];
  const share =
    dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
