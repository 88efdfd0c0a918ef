/** Degrees, WGS 84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

const earth = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far `point` is from `centre`, in metres to the east and to the north; for distances of a town. */
export function offsetFrom(centre: MapPoint, point: MapPoint): { east: number; north: number } {
  const across = ((point.lng - centre.lng + 540) % 360) - 180;
  return {
    east: radians(across) * earth * Math.cos(radians(centre.lat)),
    north: radians(point.lat - centre.lat) * earth,
  };
}

const steps = [1, 2, 5];
/** A round number of metres for rings, three of which reach at least `metres`. */
export function ringStep(metres: number): number {
  for (let power = 100; ; power *= 10)
    for (const step of steps) if (step * power * 3 >= metres) return step * power;
}

/** Marks that would lie on one another are moved apart, by at most a few widths, and stay whole within the frame. */
export function separateMarks<T extends { x: number; y: number }>(
  marks: readonly T[],
  width: number,
  frame: { width: number; height: number },
): T[] {
  const within = (at: number, length: number) => Math.min(Math.max(at, width / 2), length - width / 2);
  const placed = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (const [i, a] of placed.entries()) {
      for (const b of placed.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x || 0.01, b.y - a.y || 0.01];
        const between = Math.hypot(dx, dy);
        if (between >= width) continue;
        const push = (width - between) / 2 / between;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
        for (const mark of [a, b])
          Object.assign(mark, { x: within(mark.x, frame.width), y: within(mark.y, frame.height) });
        moved = true;
      }
    }
    if (!moved) break;
  }
  return placed;
}
