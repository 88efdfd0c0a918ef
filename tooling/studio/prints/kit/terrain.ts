import { lay, rgb, type Ink, type Rgb } from './inks.ts';
import { clamp, hash, noise, smooth } from './noise.ts';
import type { Print } from './print.ts';

/**
 * The viewpoint: `height` above the ground, horizon and vanishing point on the sheet, `focal` in units; x to
 * the right, y up, z ahead.
 */
export interface Camera {
  height: number;
  horizon: number;
  x: number;
  focal: number;
}
export const camera = (print: Print, horizon: number, height: number, focal = 1400): Camera => ({
  height,
  horizon,
  x: print.width / 2,
  focal,
});
export type Point = readonly [x: number, y: number, z: number];
export const project = (c: Camera, [x, y, z]: Point): [number, number] => [
  c.x + (c.focal * x) / z,
  c.horizon - (c.focal * (y - c.height)) / z,
];

/** A colour in the light, in half shade and in the shade. */
export interface Tone {
  lit: Ink;
  half: Ink;
  shade: Ink;
}
interface Spot {
  x: number;
  z: number;
  /** Height of the visible surface; `ground` is that of the land there. */
  y: number;
  ground: number;
  /** From 0 (level) to 1 (vertical). */
  steep: number;
  /** From -1 to 1: how much it faces the light. */
  light: number;
}
export interface Terrain {
  camera: Camera;
  height: (x: number, z: number) => number;
  from: number;
  to: number;
  /** The direction of the light: towards the sun. */
  light: Point;
  tone: (spot: Spot) => Tone | Rgb;
  haze: { ink: Ink; distance: number; power?: number };
  /** Fills the valleys up to a height. */
  mist?: { ink: Ink; height: number; strength: number };
  /** Size of the steps into the distance. */
  step?: number;
  /** How far shadows are cast. */
  shadows?: number;
  /** Ground no higher than this is a water bed. */
  level?: number;
  /** An upper bound of all heights. */
  most?: number;
  /** Sharpness of the border between light and shade: 0 soft, 1 hard. */
  cut?: number;
}
/** Land in true perspective, printed from near to far, with three tones per colour and haze between. */
export function terrain(print: Print, t: Terrain): void {
  const { camera: cam, height, tone } = t;
  const length = Math.hypot(...t.light);
  const lx = t.light[0] / length,
    ly = t.light[1] / length,
    lz = t.light[2] / length;
  const air = rgb(t.haze.ink),
    fog = t.mist && rgb(t.mist.ink);
  const color: Rgb = [0, 0, 0];
  const step = t.step ?? 0.0028,
    cut = t.cut ?? 0.6;
  for (let column = 0; column < print.columns; column++) {
    const slope = ((column + 0.5) / print.scale - cam.x) / cam.focal;
    let filled = print.rows;
    let next = t.from;
    while (next < t.to && filled > 0) {
      const z = next;
      const x = slope * z;
      if (t.most && (cam.horizon - (cam.focal * (t.most - cam.height)) / z) * print.scale >= filled) break;
      const h = height(x, z);
      const top = (cam.horizon - (cam.focal * (h - cam.height)) / z) * print.scale;
      // Deep behind a crest the steps are longer: land rises by at most four to one.
      next = z * (1 + Math.max(step, Math.min(0.05, (top - filled) / (print.scale * cam.focal * 4))));
      if (top >= filled) continue;
      const e = z * 0.0032 + 0.001;
      const nx = (h - height(x + e, z)) / e,
        nz = (h - height(x, z + e)) / e;
      const flat = 1 / Math.hypot(nx, 1, nz);
      let light = (nx * lx + ly + nz * lz) * flat;
      if (t.shadows && light > 0) {
        for (let i = 1; i <= 7; i++) {
          const d = t.shadows * i * i * 0.04;
          if (height(x + lx * d, z + lz * d) > h + ly * d + t.shadows * 0.004) {
            light = Math.min(light, -0.2);
            break;
          }
        }
      }
      const far = 1 - Math.exp(-((z / t.haze.distance) ** (t.haze.power ?? 1)));
      const first = Math.max(0, Math.floor(top));
      const last = Math.min(print.rows, Math.ceil(filled));
      for (let row = first; row < last; row++) {
        const y = Math.min(h, cam.height + ((cam.horizon - (row + 0.5) / print.scale) * z) / cam.focal);
        const made = tone({ x, z, y, ground: h, steep: 1 - flat, light });
        if (Array.isArray(made)) {
          color[0] = made[0];
          color[1] = made[1];
          color[2] = made[2];
        } else {
          const rough =
            light + (noise((column / print.scale) * 0.5, (row / print.scale) * 0.5, 77) - 0.5) * 0.16;
          const w = 0.3 * (1 - cut) + 0.02;
          const shade = rgb(made.shade);
          color[0] = shade[0];
          color[1] = shade[1];
          color[2] = shade[2];
          lay(color, rgb(made.half), smooth(0.14 - w, 0.14 + w, rough));
          lay(color, rgb(made.lit), smooth(0.5 - w, 0.5 + w, rough));
        }
        if (t.mist && fog)
          lay(
            color,
            fog,
            clamp(
              t.mist.strength *
                Math.exp(-Math.max(0, y) / t.mist.height) *
                Math.min(1, (z - t.from) / t.haze.distance),
            ),
          );
        lay(color, air, far);
        if (t.level !== undefined) print.soak(column, row, h <= t.level);
        print.put(column, row, color, row === first ? 1 - (top - first) : 1);
      }
      filled = Math.min(filled, Math.max(first, Math.ceil(top)));
    }
  }
}
/** Treetops above the ground: conifers are `sharp` 1, broad crowns 0. In units of `size`. */
export function trees(
  x: number,
  z: number,
  size: number,
  seed: number,
  sharpness: number,
  share = 1,
): number {
  const i = Math.floor(x / size),
    j = Math.floor(z / size);
  let best = 0;
  for (let a = -1; a <= 1; a++)
    for (let b = -1; b <= 1; b++) {
      const r = hash(i + a, j + b, seed);
      if (hash(i + a, j + b, seed + 2) > share) continue;
      const cx = (i + a + 0.2 + 0.6 * hash(i + a, j + b, seed + 3)) * size,
        cz = (j + b + 0.2 + 0.6 * hash(i + a, j + b, seed + 4)) * size;
      const d = Math.hypot(x - cx, z - cz) / (size * (0.55 + 0.25 * r));
      if (d >= 1) continue;
      const body = sharpness * (1 - d) * 2.4 + (1 - sharpness) * Math.sqrt(1 - d * d) * 0.8;
      best = Math.max(best, body * size * (0.6 + 0.7 * r));
    }
  return best;
}
