import { jet } from '../kit/aircraft.ts';
import { fbm } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { billow } from '../kit/relief.ts';
import { printed } from '../kit/ship.ts';
import { bars, sky, stars, sun } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { flown } from './flown.ts';

/** A small jet over a sea of cloud at sunrise. */
export async function overClouds(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'night'],
    [0.35, 'prussian'],
    [0.68, 'mauve'],
    [0.9, 'coral'],
    [1, 'cream'],
  ]);
  stars(p, 300, 90, 'paper', 4);
  sun(p, { x: 1120, y: 585, r: 34, ink: 'paper', glow: 'cream', reach: 560, strength: 0.85 });
  bars(
    p,
    [
      [400, 470, 420, 9],
      [1050, 430, 300, 7],
    ],
    'plum',
    0.5,
  );
  terrain(p, {
    camera: camera(p, horizon, 1.7, 1300),
    height: (x, z) => billow(x * 0.75, z * 0.5, 3) * (0.25 + 1.25 * fbm(x * 0.2, z * 0.16, 3, 9)),
    from: 2,
    to: 60,
    light: [0.5, 0.36, 0.85],
    shadows: 0.9,
    cut: 0.15,
    tone: () => ({ lit: 'cream', half: 'rose', shade: 'mauve' }),
    haze: { ink: 'apricot', distance: 24, power: 1.3 },
  });
  const parts = flown(
    jet({
      skin: toned('paper', 'rose', 'plum'),
      wing: toned('snow', 'mauve', 'indigo'),
      accent: 'rust',
      window: 'night',
    }),
    [-34, 5, 112],
    [-3, 103, 42],
  );
  await p.svg(printed(parts, { camera: camera(p, horizon, 100, 1300), light: [0.7, 0.5, 0.2] }));
  return p.finish();
}
