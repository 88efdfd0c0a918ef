import { Print } from '../kit/print.ts';
import { liner } from '../kit/fleet.ts';
import { posed, printed, reflected, ship } from '../kit/ship.ts';
import { bars, sky, stars, sun, water } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { camera } from '../kit/terrain.ts';

/** A white liner with her lights on, at dusk. */
export async function linerAtDusk(size?: number) {
  const p = new Print('wide', size);
  const horizon = 660;
  sky(p, horizon, [
    [0, 'night'],
    [0.3, 'prussian'],
    [0.62, 'mauve'],
    [0.84, 'coral'],
    [1, 'cream'],
  ]);
  stars(p, 330, 120, 'paper', 3);
  sun(p, { x: 330, y: 650, r: 0, ink: 'paper', glow: 'cream', reach: 620, strength: 0.7 });
  bars(
    p,
    [
      [300, 470, 460, 12],
      [1080, 520, 420, 9],
      [560, 560, 520, 8],
      [1250, 420, 300, 8],
    ],
    'plum',
    0.6,
  );
  const cam = camera(p, horizon, 11, 1500);
  const scene = { camera: cam, light: [-0.75, 0.45, -0.45] as const };
  const parts = posed(
    ship(liner, {
      hull: toned('prussian', 'indigo', 'night'),
      house: toned('paper', 'rose', 'mauve'),
      band: 'rust',
      funnel: toned('coral', 'rust', 'plum'),
      window: 'gold',
      dark: 'plum',
    }),
    -62,
    14,
    0,
    330,
  );
  water(p, {
    horizon: horizon + 1,
    near: 'night',
    far: 'apricot',
    seed: 8,
    mirror: 0.75,
    glint: { x: 330, ink: 'paper', width: 150, strength: 0.8 },
    chop: 0.4,
    crest: 'mauve',
  });
  await p.svg(printed(reflected(parts), scene), { from: horizon, strength: 0.6, wobble: 7, fade: 320 });
  await p.svg(printed(parts, scene));
  return p.finish();
}
