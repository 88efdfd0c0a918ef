import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { acacia, bird, giraffe, grass } from '../kit/wild.ts';
import { dusk } from './balloon.ts';

/** Acacias and giraffes before the evening sun. */
export async function savanna(size?: number) {
  const p = new Print('wide', size);
  const horizon = 690;
  sky(p, horizon, [
    [0, 'plum'],
    [0.3, 'rust'],
    [0.62, 'coral'],
    [0.86, 'gold'],
    [1, 'cream'],
  ]);
  sun(p, { x: 960, y: 560, r: 132, ink: 'paper', glow: 'cream', reach: 420, strength: 0.7 });
  bars(
    p,
    [
      [860, 500, 300, 11],
      [1060, 560, 260, 9],
      [900, 612, 340, 8],
      [380, 330, 420, 10],
      [1240, 280, 320, 8],
    ],
    'rust',
    0.55,
  );
  terrain(p, {
    camera: camera(p, horizon, 2.4, 1300),
    height: (x, z) =>
      smooth(120, 320, z) * 26 * alpine(x * 0.008 + 2, z * 0.006, 6) +
      0.35 * fbm(x * 0.12, z * 0.16, 3, 2) +
      (z < 130 ? 0.3 * trees(x, z, 0.8, 4, 0, 0.1) : 0),
    from: 3,
    to: 600,
    light: [0.35, 0.35, 0.9],
    cut: 0.5,
    shadows: 6,
    tone: () => ({ lit: 'amber', half: 'rust', shade: 'umber' }),
    haze: { ink: 'coral', distance: 190, power: 1.1 },
  });
  await p.svg(
    [
      acacia(1290, 716, 0.42, ['umber', 'umber', 'rust'], 3),
      acacia(1130, 706, 0.24, ['umber', 'umber', 'rust'], 5),
      acacia(700, 702, 0.2, ['umber', 'umber', 'rust'], 4),
      giraffe(880, 768, 1.2, 'bark'),
      giraffe(1010, 752, 0.95, 'bark'),
      giraffe(1140, 776, -1.05, 'bark'),
      acacia(330, 868, 2.15, dusk, 2),
      grass(1500, 975, 90, 420, 'bark', 3),
      bird(620, 300, 0.7, 'bark'),
      bird(680, 270, 0.5, 'bark'),
      bird(730, 318, 0.45, 'bark'),
    ].join(''),
  );
  return p.finish();
}
