import { type Coach, carriage } from '../kit/rail.ts';
import { type Parts, posed, printed } from '../kit/ship.ts';
import { box, toned } from '../kit/solid.ts';
import { type Camera, type Point } from '../kit/terrain.ts';

export const blue: Coach = {
  body: toned('prussian', 'indigo', 'night'),
  roof: toned('mist', 'ice', 'mauve'),
  line: 'gold',
  window: 'cream',
  dark: 'night',
};
/** Objects along a bend, by metres from its start; farthest first. */
export function along(
  [from, bend, to]: readonly [At, At, At],
  y: number,
  items: { at: number; parts: Parts }[],
): { parts: Parts }[] {
  const steps = 400;
  const points = Array.from({ length: steps + 1 }, (_, i): At => {
    const t = i / steps;
    const of = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * bend[k] + t * t * to[k];
    return [of(0), of(1)];
  });
  let gone = 0;
  const lengths = points.map((q, i) => {
    const before = points[i - 1];
    return (gone += before ? Math.hypot(q[0] - before[0], q[1] - before[1]) : 0);
  });
  return items
    .flatMap(({ at, parts }) => {
      const i = lengths.findIndex((l) => l >= at);
      const a = points[i - 1],
        b = points[i];
      if (!a || !b) return [];
      const yaw = (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
      return [{ parts: posed(parts, yaw, b[0], y, b[1]), far: Math.hypot(b[0], b[1]) }];
    })
    .toSorted((p, q) => q.far - p.far);
}
export type At = readonly [x: number, z: number];
/** A train whose front is at a distance from the start of the bend. */
export const trainOf = (head: number, count: number, coach: Coach, engine?: Parts) => [
  ...(engine ? [{ at: head, parts: engine }] : []),
  ...Array.from({ length: count }, (_, i) => ({
    at: head - (engine ? 21.5 : 0) - i * 21.8,
    parts: carriage(coach),
  })),
];
export const printAll = (
  list: { parts: Parts }[],
  scene: {
    camera: Camera;
    light: Point;
    haze?: { ink: 'rose' | 'mist' | 'prussian' | 'apricot'; distance: number };
  },
) => list.map(({ parts }) => printed(parts, scene)).join('');
export const banks = (tone: ReturnType<typeof toned>) =>
  Array.from({ length: 44 }, (_, i) => ({ at: 4 + i * 9, parts: [drawnBank(tone)] }));
const drawnBank = (tone: ReturnType<typeof toned>) => box(-3.4, -1.5, -4.7, 6.8, 1.45, 9.4, tone);
