import { jet } from '../kit/aircraft.ts';
import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { printed, reflected } from '../kit/ship.ts';
import { bars, sky, stars, water } from '../kit/sky.ts';
import { type Solid, box, toned } from '../kit/solid.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { flown } from './flown.ts';
import { h } from './still-life.ts';

/** A jet on the apron at blue hour, its stairs down. */
export async function apron(size?: number) {
  const p = new Print('wide', size);
  const horizon = 620;
  sky(p, horizon, [
    [0, 'night'],
    [0.4, 'prussian'],
    [0.72, 'mauve'],
    [0.9, 'coral'],
    [1, 'cream'],
  ]);
  stars(p, 360, 130, 'paper', 8);
  bars(
    p,
    [
      [380, 400, 460, 10],
      [1140, 470, 380, 9],
      [760, 530, 440, 7],
    ],
    'plum',
    0.5,
  );
  const cam = camera(p, horizon, 1.9, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) => smooth(500, 1200, z) * 150 * alpine(x * 0.004 + 5, z * 0.003, 18),
    from: 300,
    to: 2400,
    light: [0.3, 0.5, 0.8],
    tone: () => ({ lit: 'mauve', half: 'plum', shade: 'indigo' }),
    haze: { ink: 'coral', distance: 1900 },
  });
  const parts = flown(
    jet({
      skin: toned('paper', 'rose', 'plum'),
      wing: toned('snow', 'mauve', 'indigo'),
      accent: 'rust',
      window: 'gold',
      gear: true,
    }),
    [0, 0, 118],
    [-0.5, 2.6, 40],
  );
  const stairs: Solid[] = Array.from({ length: 6 }, (_, i) =>
    box(5.3 + i * 0.02, 0.12 + i * 0.34, 33.2 + i * 0.3, 1.1, 0.1, 0.36, toned('gold', 'amber', 'umber')),
  );
  const lamps = Array.from({ length: 15 }, (_, i) => {
    const x = -700 + i * 210;
    return `<circle cx="${x + 40}" cy="${632 + (i % 3) * 3}" r="3.4" fill="${h('gold')}"/>`;
  }).join('');
  water(p, {
    horizon: horizon + 1,
    near: 'night',
    far: 'mauve',
    seed: 36,
    mirror: 0.6,
    chop: 0.08,
    crest: 'mauve',
    scale: 0.5,
  });
  const scene = { camera: cam, light: [-0.6, 0.5, -0.35] as const };
  const all = parts;
  await p.svg(printed(reflected(all), scene), { from: horizon, strength: 0.38, wobble: 3, fade: 360 });
  await p.svg(
    lamps +
      `<path d="M-10 1000L560 626M1510 1000L980 626" stroke="${h('gold')}" stroke-width="4" stroke-dasharray="30 46" opacity="0.5"/>` +
      printed(all, scene) +
      printed(stairs, scene),
  );
  return p.finish();
}
