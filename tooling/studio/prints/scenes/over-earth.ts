import { rocketPlane } from '../kit/aircraft.ts';
import { hexOf } from '../kit/inks.ts';
import { Print } from '../kit/print.ts';
import { printed } from '../kit/ship.ts';
import { sun } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { camera } from '../kit/terrain.ts';
import { flown } from './flown.ts';
import { earth, heavens } from './earth.ts';

/** A rocket plane above the edge of the Earth. */
export async function overEarth(size?: number) {
  const p = new Print('wide', size);
  heavens(p, 620);
  earth(p, { x: 620, y: 2150, r: 1530, light: [0.75, 0.45, 0.35], seed: 6 });
  sun(p, { x: 1330, y: 330, r: 26, ink: 'paper', glow: 'cream', reach: 230, strength: 0.75 });
  const parts = flown(
    rocketPlane({
      skin: toned('paper', 'ice', 'mauve'),
      wing: toned('snow', 'shallow', 'prussian'),
      accent: 'rust',
      window: 'night',
    }),
    [-30, 16, 62],
    [-2.2, 101.3, 31],
  );
  await p.svg(
    `<defs><linearGradient id="trail" x1="1" x2="0" y1="0" y2="0"><stop offset="0" stop-color="${hexOf('paper')}" stop-opacity="0.85"/><stop offset="1" stop-color="${hexOf('coral')}" stop-opacity="0"/></linearGradient></defs><path d="M420 560C280 600 120 680 -40 800L-40 815C130 690 290 616 424 580Z" fill="url(#trail)"/>` +
      printed(parts, { camera: camera(p, 470, 100, 1400), light: [0.75, 0.5, -0.35] }),
  );
  return p.finish(0.8);
}
