import type { Position } from 'geojson';

/** Of each side at a corner so much is bent, and no more degrees than this (some 350 metres). */
const share = 0.3;
const most = 0.0032;
const mix = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, part: number): Position => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
/** Where the bend of a corner begins on the side towards another one. */
function towards(corner: Position, other: Position): Position {
  const [dx = 0, dy = 0] = [(other[0] ?? 0) - (corner[0] ?? 0), (other[1] ?? 0) - (corner[1] ?? 0)];
  const length = Math.hypot(dx, dy);
  return length === 0 ? corner : mix(corner, other, Math.min(share, most / length));
}
/** A corner as a pen draws it: three points of a curve from one side to the other. */
function bend(before: Position, corner: Position, after: Position): Position[] {
  const [from, to] = [towards(corner, before), towards(corner, after)];
  return [from, mix(mix(from, corner, 0.5), mix(corner, to, 0.5), 0.5), to];
}
/** A line with its corners bent; it begins and ends where it did. */
export function soften(line: readonly Position[]): Position[] {
  return line.flatMap((corner, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return before && after ? bend(before, corner, after) : [corner];
  });
}
/** The same of an outline whose last point leads to its first. */
export const softenRing = (ring: readonly Position[]): Position[] =>
  ring.flatMap((corner, i) => bend(ring.at(i - 1) ?? corner, corner, ring.at(i + 1 - ring.length) ?? corner));
