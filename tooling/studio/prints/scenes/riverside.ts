import { type Ink, hexOf } from '../kit/inks.ts';
import { hash } from '../kit/noise.ts';
import { type Solid, toned } from '../kit/solid.ts';
import { type Point } from '../kit/terrain.ts';

/** A ridged roof over a rectangle. */
export const roofOf = (
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  tone: ReturnType<typeof toned>,
): Solid => {
  const a: Point = [x + w * 0.12, y + h, z + d / 2],
    b: Point = [x + w * 0.88, y + h, z + d / 2];
  return [
    { corners: [[x, y, z], [x + w, y, z], b, a], tone },
    { corners: [[x + w, y, z + d], [x, y, z + d], a, b], tone },
    { corners: [[x, y, z + d], [x, y, z], a], tone },
    { corners: [[x + w, y, z], [x + w, y, z + d], b], tone },
  ];
};
export const palm = (x: number, y: number, k: number, ink: Ink, lit: Ink, seed = 1) => {
  const lean = (hash(seed, 1, 2) - 0.5) * 60;
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const a = -Math.PI * (0.02 + (i / 10) * 0.96),
      r = 78 + 18 * hash(i, seed, 4);
    const ex = Math.cos(a) * r,
      ey = Math.sin(a) * r * 0.55 + 34 - 20 * Math.sin(-a);
    const mx = Math.cos(a) * r * 0.55,
      my = Math.sin(a) * r * 0.75 - 8;
    return `<path d="M0 0Q${mx.toFixed(0)} ${(my - 10).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}Q${mx.toFixed(0)} ${(my + 14).toFixed(0)} 0 6Z" fill="${hexOf(i % 3 === 1 ? lit : ink)}"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-7 0C-4 -80 ${lean * 0.4} -150 ${lean - 4} -214L${lean + 4} -214C${lean * 0.5 + 10} -150 4 -80 8 0Z" fill="${hexOf(ink)}"/><g transform="translate(${lean} -214)">${fronds}</g></g>`;
};
