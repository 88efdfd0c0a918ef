import { fbm, hash, noise, ridged, smooth } from './noise.ts';

/** High mountains: crests, gullies and spurs, 0 to about 1. */
export const alpine = (x: number, z: number, seed: number): number => {
  const u = x + (fbm(x * 0.9, z * 0.9, 3, seed + 1) - 0.5) * 0.9,
    v = z + (fbm(x * 0.9 + 9, z * 0.9, 3, seed + 2) - 0.5) * 0.9;
  return 0.62 * ridged(u * 0.5, v * 0.5, 5, seed) + 0.38 * fbm(u * 0.45, v * 0.45, 3, seed + 3);
};
/** Long dunes with sharp crests and fine ripples. */
export const dune = (x: number, z: number, seed = 8): number => {
  const u = x + fbm(x * 0.5, z * 0.3, 3, seed - 4) * 1.6;
  const crest = 1 - Math.abs(noise(u * 0.42 + 3, z * 0.24, seed) * 2 - 1);
  const small = 1 - Math.abs(noise(u * 1.1, z * 0.6, seed + 4) * 2 - 1);
  return 1.25 * crest ** 1.4 + 0.22 * small * crest;
};
/** Separate limestone towers with rounded tops. */
export const karst = (x: number, z: number, seed: number, size = 2.2): number => {
  let best = 0;
  const i = Math.floor(x / size),
    j = Math.floor(z / size);
  for (let a = -1; a <= 1; a++)
    for (let b = -1; b <= 1; b++) {
      const r = hash(i + a, j + b, seed);
      if (r < 0.42) continue;
      const cx = (i + a + 0.25 + 0.5 * hash(i + a, j + b, seed + 1)) * size,
        cz = (j + b + 0.25 + 0.5 * hash(i + a, j + b, seed + 2)) * size;
      const d = Math.hypot(x - cx, (z - cz) * 0.8) / (size * (0.32 + 0.3 * r));
      const wall = smooth(1, 0.42, d + (fbm(x * 1.9, z * 1.9, 4, seed + 4) - 0.5) * 0.5);
      best = Math.max(best, wall * (0.7 + 1.5 * (r - 0.42)) * (1 + 0.18 * Math.sqrt(Math.max(0, 1 - d * d))));
    }
  return best * size * 0.55;
};
/** A basin of cloud seen from above. */
export const billow = (x: number, z: number, seed: number): number => {
  const puff = (k: number, s: number) => 1 - Math.abs(noise(x * k, z * k, seed + s) * 2 - 1);
  return Math.sqrt(puff(1, 0)) * 0.58 + Math.sqrt(puff(2.2, 1)) * 0.28 + Math.sqrt(puff(4.8, 2)) * 0.14;
};
