import { box } from '../kit/solid.ts';
import { jet } from '../kit/aircraft.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { printed } from '../kit/ship.ts';
import { clouds, sky } from '../kit/sky.ts';
import { drawn, moved, toned } from '../kit/solid.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { flown } from './flown.ts';
import { h } from './still-life.ts';

/** A jet on a runway of blue ice. */
export async function iceRunway(size?: number) {
  const p = new Print('wide', size);
  const horizon = 520;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'ice'],
    [1, 'paper'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'ice', cover: 0.44, seed: 93, scale: 0.7 });
  const cam = camera(p, horizon, 5, 1300);
  const strip = (x: number, z: number) => Math.abs(x - 4 - z * 0.05) < 24 + fbm(x * 0.05, z * 0.04, 3, 3) * 4;
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > 420 ? smooth(420, 1100, z) * 420 * alpine(x * 0.0036 + 9, z * 0.003, 28) ** 1.3 : 0) +
      (strip(x, z) ? 0 : 0.35 * fbm(x * 0.05, z * 0.16, 4, 3) + 0.2),
    from: 6,
    to: 3000,
    light: [-0.85, 0.4, 0.1],
    shadows: 90,
    cut: 0.5,
    tone: ({ x, z, y, steep }) =>
      z < 420 && strip(x, z)
        ? fbm(x * 0.05 + z * 0.1, z * 0.7, 4, 6) > 0.54
          ? { lit: 'shallow', half: 'sea', shade: 'sea' }
          : { lit: 'ice', half: 'shallow', shade: 'sea' }
        : steep > 0.62 && y > 20
          ? { lit: 'mauve', half: 'prussian', shade: 'indigo' }
          : { lit: 'paper', half: 'ice', shade: 'shallow' },
    haze: { ink: 'mist', distance: 2600, power: 1.3 },
  });
  const plane = flown(
    jet({
      skin: toned('paper', 'ice', 'shallow'),
      wing: toned('snow', 'shallow', 'prussian'),
      accent: 'coral',
      window: 'night',
      gear: true,
    }),
    [0, 0, 212],
    [3.5, 2.6, 44],
  );
  const dark = toned('plum', 'night', 'black');
  const flags = Array.from({ length: 10 }, (_, i) =>
    [-20, 28].map((x) =>
      moved(
        [
          ...box(-0.06, 0, 0, 0.12, 1.8, 0.12, dark),
          ...box(0, 1.2, 0, 1, 0.6, 0.05, toned('coral', 'coral', 'rust')),
        ],
        x + (20 + i * 24) * 0.05,
        0,
        20 + i * 24,
      ),
    ),
  ).flat();
  const scene = { camera: cam, light: [-0.8, 0.5, -0.3] as const };
  await p.svg(
    drawn(flags, scene) +
      `<ellipse cx="890" cy="672" rx="330" ry="11" fill="${h('prussian')}" opacity="0.45"/>` +
      printed(plane, scene),
  );
  return p.finish();
}
