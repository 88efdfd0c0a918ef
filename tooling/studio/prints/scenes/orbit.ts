import { Print } from '../kit/print.ts';
import { sun } from '../kit/sky.ts';
import { earth, heavens } from './earth.ts';

/** Morning comes around the Earth. */
export async function orbit(size?: number) {
  const p = new Print('wide', size);
  heavens(p, 760);
  earth(p, { x: 820, y: 1760, r: 1210, light: [0.9, 0.42, -0.18], seed: 14 });
  sun(p, { x: 1545, y: 752, r: 0, ink: 'paper', glow: 'cream', reach: 300, strength: 0.9 });
  return p.finish(0.8);
}
