import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { type Coach, steam } from '../kit/rail.ts';
import { alpine } from '../kit/relief.ts';
import { sky, stars, sun } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { type Point, camera, terrain, trees } from '../kit/terrain.ts';
import { along, printAll, trainOf } from './along.ts';

/** Lit windows cross a snowfield under the moon. */
export async function nightTrain(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'black'],
    [0.5, 'night'],
    [0.85, 'prussian'],
    [1, 'sea'],
  ]);
  stars(p, 560, 420, 'paper', 11);
  sun(p, { x: 1120, y: 210, r: 46, ink: 'paper', glow: 'sea', reach: 420, strength: 0.55 });
  const cam = camera(p, horizon, 20, 1300);
  const light: Point = [0.65, 0.6, -0.1];
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      smooth(300, 1100, z) * 400 * alpine(x * 0.0032 + 2, z * 0.0024, 91) ** 1.3 +
      10 * smooth(110, 300, z) +
      (z < 620 ? trees(x, z, 8, 6, 0.95, 0.6) * smooth(620, 420, z) * smooth(150, 190, z + 0.35 * x) : 0) +
      3.4 * fbm(x * 0.02, z * 0.03, 3, 4) * smooth(88, 60, z) -
      4 * smooth(90, 40, z) +
      (z < 60 ? trees(x, z, 7, 16, 0.95, 0.4) * smooth(56, 44, z) * smooth(9, 22, Math.abs(x + 3)) : 0),
    from: 16,
    to: 3000,
    light,
    shadows: 90,
    cut: 0.65,
    step: 0.003,
    tone: ({ y, steep, z, ground }) =>
      (z < 300 && steep > 0.55 && ground > 2 && y > 0.5) || (z < 60 && steep > 0.5)
        ? { lit: 'sea', half: 'prussian', shade: 'black' }
        : steep > 0.68
          ? { lit: 'sea', half: 'indigo', shade: 'night' }
          : { lit: 'ice', half: 'sea', shade: 'prussian' },
    haze: { ink: 'prussian', distance: 2100, power: 1.2 },
    mist: { ink: 'shallow', height: 14, strength: 0.45 },
  });
  const coach: Coach = {
    body: toned('prussian', 'indigo', 'night'),
    roof: toned('ice', 'sea', 'prussian'),
    line: 'gold',
    window: 'gold',
    dark: 'amber',
  };
  const bend = [
    [190, 250],
    [10, 120],
    [-100, 78],
  ] as const;
  const engine = steam(toned('indigo', 'night', 'black'), 'gold', toned('night', 'black', 'black'));

  await p.svg(printAll(along(bend, 1, trainOf(300, 9, coach, engine)), { camera: cam, light }));
  return p.finish();
}
