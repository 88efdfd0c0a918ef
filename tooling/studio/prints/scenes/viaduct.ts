import { lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { bay, steam } from '../kit/rail.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { type Point, camera, terrain, trees } from '../kit/terrain.ts';
import { along, blue, printAll, trainOf } from './along.ts';

/** A steam train on a curved viaduct below the Alps, last light. */
export async function viaduct(size?: number) {
  const p = new Print('wide', size);
  const horizon = 520;
  sky(p, horizon + 60, [
    [0, 'prussian'],
    [0.4, 'shallow'],
    [0.75, 'cream'],
    [1, 'apricot'],
  ]);
  bars(
    p,
    [
      [330, 90, 380, 11],
      [1150, 140, 420, 10],
      [760, 190, 330, 7],
    ],
    'paper',
    0.6,
  );
  const cam = camera(p, horizon, 46, 1300);
  const light: Point = [-0.8, 0.55, -0.2];
  terrain(p, {
    camera: cam,
    height: (x, z) => {
      const valley = Math.abs(x + 10 - 30 * Math.sin(z * 0.008));
      const rock =
        smooth(260, 1000, z) *
        (60 + 760 * smooth(20, 900, Math.abs(x + 40 - 0.06 * z))) *
        alpine(x * 0.0034 + 8, z * 0.0024, 23) ** 1.25;
      const wood =
        z < 1100
          ? trees(x, z, 11, 6, 0.92, 0.72) * 0.75 * smooth(14, 40, valley) * smooth(210, 120, rock)
          : 0;
      return rock + 50 * smooth(30, 190, valley - 24) + 70 * smooth(70, 300, x - 10) - 6 + wood;
    },
    from: 40,
    to: 3200,
    light,
    shadows: 120,
    cut: 0.7,
    step: 0.003,
    tone: ({ x, z, y, steep }) =>
      y > 215 + 60 * fbm(x * 0.012, z * 0.01, 3, 4) && steep < 0.66
        ? { lit: 'paper', half: 'rose', shade: 'mauve' }
        : y > 170
          ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
          : { lit: 'moss', half: 'pine', shade: 'night' },
    haze: { ink: 'apricot', distance: 2000, power: 1.2 },
    mist: { ink: 'cream', height: 26, strength: 0.75 },
  });
  const bend = [
    [150, 120],
    [40, 236],
    [-118, 118],
  ] as const;
  const stone = toned('cream', 'rose', 'mauve');
  const scene = { camera: cam, light };
  const bays = Array.from({ length: 18 }, (_, i) => ({ at: 4 + i * 17, parts: bay(17.4, 6, 64, stone) }));
  await p.svg(printAll(along(bend, 34, bays), scene));
  const fog = rgb('cream');
  p.each((_x, y, c) => lay(c, fog, 0.5 * smooth(800, 1000, y)), 780);
  const engine = steam(toned('pine', 'night', 'black'), 'gold', toned('night', 'black', 'black'));
  await p.svg(printAll(along(bend, 34, trainOf(190, 9, blue, engine)), scene));
  return p.finish();
}
