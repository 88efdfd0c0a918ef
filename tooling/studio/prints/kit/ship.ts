import type { Ink } from './inks.ts';
import {
  box,
  drawn,
  lathe,
  loft,
  mirrored,
  moved,
  toned,
  turned,
  type Face,
  type Scene,
  type Solid,
} from './solid.ts';
import type { Point, Tone } from './terrain.ts';

/** Something in parts that are printed one after another, regardless of distance. */
export type Parts = readonly Solid[];
export const posed = (parts: Parts, yaw: number, x: number, y: number, z: number): Parts =>
  parts.map((s) => moved(turned(s, yaw), x, y, z));
export const printed = (parts: Parts, scene: Scene): string => parts.map((s) => drawn([s], scene)).join('');

/** A pane or plate on a side: x fixed, from z to z + d. */
const side = (x: number, y: number, z: number, h: number, d: number, tone: Tone): Face => {
  const at: Point[] = [
    [x, y, z],
    [x, y, z + d],
    [x, y + h, z + d],
    [x, y + h, z],
  ];
  return { corners: x > 0 ? at : at.toReversed(), tone, plain: true };
};
const one = (ink: Ink): Tone => toned(ink, ink, ink);

export const reflected = (parts: Parts): Parts => parts.map(mirrored).toReversed();

export interface Livery {
  hull: Tone;
  house: Tone;
  band: Ink;
  funnel: Tone;
  window: Ink;
  /** Unlit windows; every third by default. */
  dark: Ink;
}
export interface Lines {
  length: number;
  beam: number;
  /** Height of the deck above the water, amidships. */
  side: number;
  sheer: number;
  /** Floors: from, to (along the ship, bow positive), and their inset from the side. */
  floors: readonly (readonly [from: number, to: number, inset: number])[];
  floor: number;
  funnel: readonly [at: number, length: number, height: number];
  mast: readonly [at: number, height: number];
}
/** A ship along z, bow ahead, with its water line at y 0. */
export function ship(l: Lines, v: Livery): Parts {
  const half = l.length / 2;
  const width = (t: number) =>
    (l.beam / 2) * (t > 0.45 ? Math.max(0.02, 1 - ((t - 0.45) / 0.55) ** 1.55) : t < -0.8 ? 0.9 : 1);
  const deck = (t: number) =>
    l.side + l.sheer * Math.max(0, t) ** 2.2 + l.sheer * 0.25 * Math.max(0, -t) ** 2;
  // The stem leans forward and the stern back.
  const rake = (t: number, y: number) =>
    l.side * 0.55 * (y / l.side) * (Math.max(0, t) ** 4 - 0.4 * Math.max(0, -t) ** 8);
  const steps = Array.from({ length: 25 }, (_, i) => -1 + i / 12);
  const hull = (low: number, high: (t: number) => number, tone: Tone, swell = 0): Solid =>
    loft(
      steps.map((t) => {
        const top = width(t) + swell,
          // The stem leans forward, so the water line is finer than the deck.
          foot = width(Math.min(1, t + 0.09 * Math.max(0, t))) * (t > 0 ? 1 - 0.35 * t ** 3 : 1) + swell;
        const share = low / l.side;
        const b = foot + (top - foot) * share;
        return {
          z: t * half,
          ring: [
            [top, high(t), rake(t, high(t))],
            [-top, high(t), rake(t, high(t))],
            [-b, low, rake(t, low)],
            [b, low, rake(t, low)],
          ] as const,
        };
      }),
      tone,
    );
  const parts: Solid[] = [hull(0, deck, v.hull), hull(0, () => l.side * 0.09, one(v.band), 0.03)];
  // The stern is closed by a plate.
  const w = width(-1);
  parts.push([
    {
      corners: [
        [-w, 0, -half],
        [w, 0, -half],
        [w, deck(-1), -half + rake(-1, deck(-1))],
        [-w, deck(-1), -half + rake(-1, deck(-1))],
      ],
      tone: v.hull,
    },
  ]);
  const ports: Face[] = [];
  for (let z = -half * 0.82; z < half * 0.72; z += l.length / 60)
    for (const x of [-1, 1])
      ports.push(
        side(x * (width(z / half) + 0.06), l.side * 0.62, z, l.floor * 0.3, l.floor * 0.42, one(v.window)),
      );
  parts.push(ports);
  for (const [k, [from, to, inset]] of l.floors.entries()) {
    const y = l.side + k * l.floor;
    const n = Math.ceil((to - from) / (l.length / 22));
    const at = (i: number) => from + ((to - from) * i) / n;
    const wide = (z: number) =>
      Math.min(width(z / half) - inset, l.beam / 2 - inset) *
      (z > to - l.beam * 0.5
        ? Math.sqrt(Math.max(0.12, 1 - ((z - to + l.beam * 0.5) / (l.beam * 0.62)) ** 2))
        : 1);
    const ends = [
      ...Array.from({ length: n }, (_, i) => at(i)),
      to - l.beam * 0.3,
      to - l.beam * 0.15,
      to - l.beam * 0.05,
      to,
    ].toSorted((a, b) => a - b);
    const wall = loft(
      ends.map((z) => ({
        z,
        ring: [
          [wide(z), y + l.floor],
          [-wide(z), y + l.floor],
          [-wide(z), y],
          [wide(z), y],
        ] as const,
      })),
      v.house,
    );
    const e = wide(to),
      b = wide(from);
    const plates: Face[] = [
      {
        corners: [
          [e, y, to],
          [-e, y, to],
          [-e, y + l.floor, to],
          [e, y + l.floor, to],
        ],
        tone: v.house,
      },
      {
        corners: [
          [-b, y, from],
          [b, y, from],
          [b, y + l.floor, from],
          [-b, y + l.floor, from],
        ],
        tone: v.house,
      },
    ];
    parts.push([...wall, ...plates]);
    const panes: Face[] = [];
    let i = 0;
    for (let z = from + l.floor * 0.5; z < to - l.beam * 0.42; z += l.floor * 1.05, i++)
      for (const x of [-1, 1]) {
        const ink = (i * 7 + k * 5 + (x > 0 ? 3 : 0)) % 5 < 2 ? v.dark : v.window;
        panes.push(side(x * (wide(z) + 0.08), y + l.floor * 0.24, z, l.floor * 0.5, l.floor * 0.7, one(ink)));
      }
    // Rails, and the edge of the deck above.
    for (const x of [-1, 1])
      panes.push(
        side(
          x * (wide((from + to) / 2) + 0.12),
          y + l.floor * 0.93,
          from,
          l.floor * 0.09,
          to - from - l.beam * 0.45,
          one(v.dark),
        ),
      );
    parts.push(panes);
  }
  const top = l.side + l.floors.length * l.floor;
  const [fz, fl, fh] = l.funnel;
  const stack = (low: number, high: number, tone: Tone): Solid =>
    Array.from({ length: 20 }, (_, j): Face => {
      const p = (i: number, y: number): Point => {
        const a = (i / 20) * Math.PI * 2;
        return [Math.cos(a) * l.beam * 0.16, y, fz + (Math.sin(a) * fl) / 2 - (y - top) * 0.32];
      };
      return { corners: [p(j, low), p(j + 1, low), p(j + 1, high), p(j, high)], tone };
    });
  parts.push(stack(top, top + fh * 0.72, v.funnel), stack(top + fh * 0.72, top + fh, one(v.band)));
  const [mz, mh] = l.mast;
  parts.push(
    lathe(
      [
        [0.9, 0],
        [0.35, mh],
      ],
      v.house,
      8,
    ).map((f) => ({ ...f, corners: f.corners.map(([x, y, z]): Point => [x, y + top, z + mz]) })),
  );
  parts.push(box(-l.beam * 0.2, top + mh * 0.55, mz - 0.5, l.beam * 0.4, 0.5, 1, v.house));
  return parts;
}
