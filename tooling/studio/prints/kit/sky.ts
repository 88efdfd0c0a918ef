import { gradient, lay, rgb, type Ink, type Rgb, type Stops } from './inks.ts';
import { clamp, fbm, hash, noise, smooth } from './noise.ts';
import type { Print } from './print.ts';

/** The sky, from 0 at the top to 1 at the horizon. */
export function sky(print: Print, horizon: number, stops: Stops): void {
  const at = gradient(stops);
  print.each((_x, y, c) => lay(c, at(clamp(y / horizon)), 1));
}
/** Sun or moon with its glow. */
export function sun(
  print: Print,
  {
    x,
    y,
    r,
    ink,
    glow,
    reach = 500,
    strength = 0.6,
  }: { x: number; y: number; r: number; ink: Ink; glow: Ink; reach?: number; strength?: number },
): void {
  const disc = rgb(ink),
    air = rgb(glow);
  print.each((px, py, c) => {
    const d = Math.hypot(px - x, (py - y) * 1.15);
    lay(c, air, strength * Math.exp(-((d / reach) ** 1.3) * 3));
    if (r > 0) lay(c, disc, smooth(r + 1, r - 1, Math.hypot(px - x, py - y)));
  });
}
export interface Clouds {
  horizon: number;
  lit: Ink;
  shade: Ink;
  /** From 0 (none) to 1 (full). */
  cover: number;
  seed: number;
  /** Larger values give finer clouds. */
  scale?: number;
  /** Ratio of width to depth. */
  stretch?: number;
  /** The side from which the light comes: -1 left, 1 right. */
  from?: number;
  strength?: number;
}
/** Clouds at one altitude, in perspective, in a few tones. */
export function clouds(
  print: Print,
  { horizon, lit, shade, cover, seed, scale = 1, stretch = 2.2, from = -1, strength = 1 }: Clouds,
): void {
  const light = rgb(lit),
    dark = rgb(shade);
  print.each(
    (x, y, c) => {
      const up = (horizon - y) / 1000;
      if (up <= 0.004) return;
      const z = 1 / (up + 0.05),
        w = ((x - print.width / 2) / 1000) * z;
      const u = (w * 2.2 * scale) / stretch,
        v = z * 1.1 * scale;
      const bend = fbm(u * 0.7, v * 0.7, 3, seed + 50) * 1.2;
      const d = fbm(u + bend, v, 6, seed);
      const edge = 1 - cover;
      const alpha = smooth(edge - 0.02, edge + 0.06, d) * strength * smooth(0.004, 0.06, up);
      if (alpha <= 0) return;
      const thick = fbm(u + bend - from * 0.16, v + 0.1, 6, seed);
      const t = smooth(-0.05, 0.07, d - thick + 0.02);
      lay(c, dark, alpha * (0.35 + 0.65 * smooth(edge, edge + 0.22, d)));
      lay(c, light, alpha * t * 0.92);
    },
    0,
    horizon,
  );
}
/** Long bars of cloud low in the sky, as cut by a printmaker. */
export function bars(
  print: Print,
  list: readonly (readonly [x: number, y: number, length: number, thickness: number])[],
  ink: Ink,
  strength = 0.8,
  seed = 3,
): void {
  const color = rgb(ink);
  for (const [bx, by, length, thick] of list)
    print.each(
      (x, y, c) => {
        const t = (x - bx) / length;
        if (Math.abs(t) > 1) return;
        const body = thick * (1 - t * t) ** 0.7;
        const wave =
          (noise(x / 90, by, seed) - 0.5) * thick * 1.3 + (noise(x / 28, by, seed + 1) - 0.5) * thick * 0.5;
        const top = by - body * 0.75 + wave,
          foot = by + body * 0.35 + wave * 0.2;
        lay(
          c,
          color,
          strength *
            smooth(top - 1, top + 1.5, y) *
            smooth(foot + thick * 0.5, foot - thick * 0.2, y) *
            (body > 0.8 ? 1 : body / 0.8),
        );
      },
      by - thick * 2.5,
      by + thick * 2.5,
    );
}
/** Stars, fewer and fainter near `bottom`. */
export function stars(print: Print, bottom: number, count: number, ink: Ink, seed: number, band = 0): void {
  const color = rgb(ink);
  for (let i = 0; i < count; i++) {
    const x = hash(i, 1, seed) * print.width;
    const y = hash(i, 2, seed) ** 1.3 * bottom;
    const size = (0.5 + hash(i, 3, seed) ** 5 * 1.7) * print.scale;
    if (
      band > 0 &&
      hash(i, 4, seed) >
        Math.exp(-(((y - bottom * 0.5 + (x - print.width / 2) * 0.35) / (band * 300)) ** 2)) + 0.25
    )
      continue;
    const cx = x * print.scale,
      cy = y * print.scale;
    const bright = (0.25 + 0.75 * hash(i, 5, seed) ** 2) * (1 - (y / bottom) ** 3);
    for (let row = Math.floor(cy - size - 1); row <= cy + size + 1; row++)
      for (let column = Math.floor(cx - size - 1); column <= cx + size + 1; column++)
        if (row >= 0 && row < print.rows && column >= 0 && column < print.columns)
          print.put(column, row, color, bright * clamp(size + 0.5 - Math.hypot(column - cx, row - cy)));
  }
}
export interface Water {
  /** Where the flat water ends: height of the horizon in units. */
  horizon: number;
  near: Ink;
  far: Ink;
  seed: number;
  /** Strength of the reflection of what is above. */
  mirror?: number;
  /** Glint of the sun on the water. */
  glint?: { x: number; ink: Ink; width: number; strength: number };
  /** Larger values give smaller waves. */
  scale?: number;
  /** Contrast between crests and troughs. */
  chop?: number;
  crest?: Ink;
  only?: (x: number, y: number) => boolean;
}
/** Flat water from the horizon to the bottom of the sheet, in perspective. */
export function water(
  print: Print,
  { horizon, near, far, seed, mirror = 0.5, glint, scale = 1, chop = 0.5, crest, only }: Water,
): void {
  const close = rgb(near),
    distant = rgb(far),
    shine = glint && rgb(glint.ink),
    foam = rgb(crest ?? far);
  const seen: Rgb = [0, 0, 0];
  print.each((x, y, c) => {
    if (only && !only(x, y)) return;
    const down = (y - horizon) / 1000 + 0.0015;
    const z = 1 / (down + 0.012),
      w = ((x - print.width / 2) / 1000) * z;
    const fine = 1 / (1 + z * 0.05);
    const n = fbm(w * 2.1 * scale, z * 3.1 * scale, 4, seed);
    const swell = fbm(w * 0.55 * scale, z * 1.6 * scale, 3, seed + 9);
    const t = clamp((down * 1000) / (print.height - horizon));
    const wave = (n - 0.5) * 1.6 + (swell - 0.5);
    lay(c, distant, 1);
    lay(c, close, clamp(t ** 0.6));
    if (mirror > 0) {
      const sx = x + wave * 26 * (0.3 + t);
      const sy = horizon - (y - horizon) * 0.96 + wave * 16 * (0.2 + t);
      print.get(Math.round(sx * print.scale), Math.round(Math.min(horizon - 2, sy) * print.scale), seen);
      lay(c, seen, mirror * (1 - t * 0.55));
    }
    lay(c, foam, chop * smooth(0.16, 0.42, wave) * (0.25 + 0.6 * fine) * 0.7);
    lay(c, close, chop * smooth(0.1, 0.5, -wave) * 0.75);
    if (glint && shine) {
      const spread = glint.width * (0.35 + t * 1.5);
      const near2 = Math.exp(-(((x - glint.x) / spread) ** 2));
      const cut = noise(w * 4.2 * scale, z * 9 * scale, seed + 31) * 0.6 + n * 0.5;
      lay(c, shine, glint.strength * near2 * smooth(0.62 - near2 * 0.28, 0.68 - near2 * 0.22, cut));
    }
  }, horizon);
}
