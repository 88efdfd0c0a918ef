import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { explorer } from '../kit/fleet.ts';
import { posed, printed, reflected, ship } from '../kit/ship.ts';
import { clouds, sky, water } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { floes } from './floes.ts';

/** A small ice-strengthened ship among floes. */
export async function expeditionShip(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'ice'],
    [0.85, 'paper'],
    [1, 'cream'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'ice', cover: 0.46, seed: 31, scale: 0.7, from: -1 });
  const cam = camera(p, horizon, 9, 1400);
  terrain(p, {
    camera: cam,
    height: (x, z) => smooth(900, 1500, z) * 620 * alpine(x * 0.0042 + 3, z * 0.0026, 15) ** 1.3 - 2,
    from: 400,
    to: 4200,
    light: [-0.8, 0.5, 0.05],
    cut: 0.65,
    shadows: 160,
    tone: ({ steep, y }) =>
      steep > 0.68 && y > 40
        ? { lit: 'mauve', half: 'prussian', shade: 'indigo' }
        : { lit: 'paper', half: 'ice', shade: 'shallow' },
    haze: { ink: 'mist', distance: 3600, power: 1.4 },
    mist: { ink: 'paper', height: 40, strength: 0.7 },
  });
  water(p, {
    horizon: horizon + 2,
    near: 'prussian',
    far: 'ice',
    seed: 18,
    mirror: 0.7,
    chop: 0.25,
    crest: 'ice',
  });
  return floes(p, horizon, async () => {
    const parts = posed(
      ship(explorer, {
        hull: toned('coral', 'rust', 'plum'),
        house: toned('paper', 'ice', 'shallow'),
        band: 'night',
        funnel: toned('prussian', 'indigo', 'night'),
        window: 'indigo',
        dark: 'prussian',
      }),
      118,
      -4,
      0,
      185,
    );
    const scene = { camera: cam, light: [-0.75, 0.5, -0.35] as const };
    await p.svg(printed(reflected(parts), scene), { from: horizon, strength: 0.5, wobble: 5, fade: 280 });
    await p.svg(printed(parts, scene));
  });
}
