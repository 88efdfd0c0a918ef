import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { type Coach } from '../kit/rail.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { type Point, camera, terrain, trees } from '../kit/terrain.ts';
import { along, banks, printAll, trainOf } from './along.ts';

/** A blue and gold train on the high plain of the Andes. */
export async function andes(size?: number) {
  const p = new Print('wide', size);
  const horizon = 500;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.5, 'sea'],
    [0.85, 'mist'],
    [1, 'paper'],
  ]);
  clouds(p, {
    horizon,
    lit: 'paper',
    shade: 'ice',
    cover: 0.5,
    seed: 12,
    scale: 0.8,
    stretch: 1.6,
    from: -1,
  });
  const cam = camera(p, horizon, 17, 1300);
  const light: Point = [-0.7, 0.65, -0.25];
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      smooth(420, 1100, z) * 430 * alpine(x * 0.0036 + 6, z * 0.0026, 57) ** 1.3 +
      smooth(150, 700, z) * 70 * fbm(x * 0.006, z * 0.005, 4, 3) +
      3 * fbm(x * 0.04, z * 0.05, 4, 8) +
      0.4 * trees(x, z, 1.3, 4, 0.1, 0.3) * smooth(60, 40, z),
    from: 14,
    to: 3200,
    light,
    shadows: 120,
    cut: 0.7,
    step: 0.003,
    tone: ({ y, steep, x, z }) =>
      y > 190 + 70 * fbm(x * 0.01, z * 0.01, 4, 6) && steep < 0.62
        ? { lit: 'paper', half: 'ice', shade: 'mauve' }
        : y > 30 + 60 * fbm(x * 0.012, z * 0.008, 4, 2)
          ? { lit: 'apricot', half: 'coral', shade: 'plum' }
          : fbm(x * 0.05, z * 0.06, 3, 2) > 0.55
            ? { lit: 'sage', half: 'moss', shade: 'umber' }
            : { lit: 'straw', half: 'gold', shade: 'umber' },
    haze: { ink: 'mist', distance: 2600, power: 1.3 },
  });
  const coach: Coach = {
    body: toned('prussian', 'indigo', 'night'),
    roof: toned('paper', 'mist', 'mauve'),
    line: 'gold',
    window: 'cream',
    dark: 'night',
  };
  const bend = [
    [-190, 250],
    [-20, 120],
    [110, 84],
  ] as const;
  await p.svg(printAll(along(bend, 2.4, banks(toned('sage', 'umber', 'bark'))), { camera: cam, light }));
  await p.svg(printAll(along(bend, 2.4, trainOf(272, 8, coach)), { camera: cam, light }));
  return p.finish();
}
