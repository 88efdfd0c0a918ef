import { lay, rgb } from '../kit/inks.ts';
import { clamp, fbm, noise, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { sky, stars } from '../kit/sky.ts';
import { type Point } from '../kit/terrain.ts';

export interface Globe {
  x: number;
  y: number;
  r: number;
  /** The direction of the sun: right, up, out of the sheet. */
  light: Point;
  seed: number;
}
/** The Earth with its atmosphere: land, sea, cloud, and the lights of the dark side. */
export function earth(p: Print, { x: cx, y: cy, r, light, seed }: Globe): void {
  const ink = (name: Parameters<typeof rgb>[0]) => rgb(name);
  const sea = ink('prussian'),
    coast = ink('sea'),
    land = ink('sage'),
    dry = ink('straw'),
    cloud = ink('paper'),
    night = ink('black'),
    air = ink('shallow'),
    dawn = ink('coral'),
    lamp = ink('gold');
  const l = Math.hypot(...light);
  const [lx, ly, lz] = [light[0] / l, light[1] / l, light[2] / l];
  p.each((x, y, c) => {
    const dx = (x - cx) / r,
      dy = (cy - y) / r;
    const d = Math.hypot(dx, dy);
    const toSun = (dx * lx + dy * ly) / Math.max(0.001, d);
    if (d > 1) {
      const glow = Math.exp(-(d - 1) * 42) * smooth(-0.75, 0.5, toSun + lz * 0.3);
      lay(c, air, glow * 0.8);
      lay(c, dawn, Math.exp(-(d - 1) * 120) * 0.55 * smooth(0.9, 0.2, Math.abs(toSun)));
      return;
    }
    const dz = Math.sqrt(1 - d * d);
    const lon = Math.atan2(dx, dz + 0.25) * 3.2,
      lat = Math.asin(clamp(dy, -1, 1)) * 3.2;
    const h = fbm(lon * 1.5 + seed, lat * 1.5, 6, seed);
    lay(c, sea, 1);
    lay(c, coast, smooth(0.44, 0.52, h) * 0.8);
    const ground = smooth(0.515, 0.53, h);
    lay(c, land, ground);
    lay(c, dry, ground * smooth(0.55, 0.64, h + 0.12 * noise(lon * 3, lat * 3, 5)));
    const swirl = fbm(lon * 1.2 + 7, lat * 2.1, 3, seed + 3) * 2.4;
    const veil = fbm(lon * 1.7 + swirl, lat * 3.1 + swirl * 0.6, 6, seed + 8);
    lay(c, cloud, smooth(0.52, 0.6, veil) * 0.93);
    lay(c, ink('ice'), smooth(0.6, 0.7, veil) * 0.35);
    const sunny = dx * lx + dy * ly + dz * lz;
    const day = smooth(-0.06, 0.3, sunny);
    lay(c, dawn, smooth(0.2, 0.02, Math.abs(sunny - 0.05)) * 0.4);
    lay(c, night, (1 - day) * 0.9);
    if (day < 0.5 && ground > 0.5)
      lay(
        c,
        lamp,
        (1 - day) *
          smooth(0.7, 0.78, fbm(lon * 26, lat * 26, 2, 4) * 0.6 + fbm(lon * 4, lat * 4, 2, 2) * 0.5),
      );
    lay(c, air, (1 - dz) ** 2.2 * 0.85 * smooth(-0.25, 0.4, sunny + 0.1));
    lay(c, cloud, (1 - dz) ** 9 * 0.8 * smooth(-0.1, 0.4, sunny + 0.1));
  });
}
export function heavens(p: Print, count: number): void {
  sky(p, p.height, [
    [0, 'black'],
    [0.7, 'black'],
    [1, 'night'],
  ]);
  stars(p, p.height, count, 'paper', 31, 0.9);
}
