/** Deterministic randomness: 0 to 1 for integers. */
export const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 11, 1013904223);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const side = 256;
const table = Float32Array.from({ length: side * side }, (_, i) => hash(i % side, Math.floor(i / side), 0));
const at = (i: number, j: number) => table[((j & 255) << 8) | (i & 255)] ?? 0;
/** Smooth noise, 0 to 1, with a period of 256. */
export function noise(x: number, y: number, seed = 0): number {
  const i = Math.floor(x),
    j = Math.floor(y),
    u = ease(x - i),
    v = ease(y - j);
  const si = i + seed * 37,
    sj = j + seed * 101;
  const a = at(si, sj),
    b = at(si + 1, sj),
    c = at(si, sj + 1),
    d = at(si + 1, sj + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
/** Noise at several scales, 0 to 1. */
export function fbm(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0,
    weight = 0.5,
    total = 0;
  for (let o = 0; o < octaves; o++) {
    sum += noise(x, y, seed + o * 17) * weight;
    total += weight;
    weight *= 0.5;
    // Rotated slightly each time, so that no grid is visible.
    [x, y] = [x * 1.62 + y * 1.18 + 7.3, y * 1.62 - x * 1.18 - 3.1];
  }
  return sum / total;
}
/** Sharp crests with eroded flanks, 0 to 1. */
export function ridged(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0,
    weight = 0.5,
    total = 0,
    before = 1;
  for (let o = 0; o < octaves; o++) {
    const crest = 1 - Math.abs(noise(x, y, seed + o * 23) * 2 - 1);
    const signal = crest * crest * before;
    before = Math.min(1, signal * 1.9);
    sum += signal * weight;
    total += weight;
    weight *= 0.5;
    [x, y] = [x * 1.62 + y * 1.18 + 5.7, y * 1.62 - x * 1.18 - 1.9];
  }
  return sum / total;
}
export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (from: number, to: number, v: number): number => {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
};
