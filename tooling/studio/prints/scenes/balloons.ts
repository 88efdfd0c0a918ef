import { balloon } from './balloon.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun } from '../kit/sky.ts';
import { drawn, toned } from '../kit/solid.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** Balloons over the plain at sunrise. */
export async function balloons(size?: number) {
  const p = new Print('wide', size);
  const horizon = 610;
  sky(p, horizon, [
    [0, 'sea'],
    [0.45, 'ice'],
    [0.78, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 420, y: 560, r: 44, ink: 'paper', glow: 'paper', reach: 520, strength: 0.8 });
  bars(
    p,
    [
      [1100, 160, 380, 9],
      [500, 240, 300, 8],
      [1240, 330, 260, 7],
    ],
    'paper',
    0.6,
  );
  const cam = camera(p, horizon, 30, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      smooth(700, 1500, z) * 170 * alpine(x * 0.003 + 4, z * 0.002, 8) +
      5 * fbm(x * 0.014, z * 0.016, 4, 2) +
      (z < 700
        ? 0.75 * trees(x, z, 6, 4, 0.1, 0.04 + 0.75 * smooth(0.52, 0.62, fbm(x * 0.012, z * 0.012, 3, 5)))
        : 0),
    from: 40,
    to: 3000,
    light: [-0.75, 0.4, 0.45],
    cut: 0.55,
    shadows: 60,
    tone: ({ ground, y, steep }) =>
      ground - y < 9 && steep > 0.34
        ? { lit: 'sage', half: 'moss', shade: 'pine' }
        : { lit: 'cream', half: 'straw', shade: 'amber' },
    haze: { ink: 'apricot', distance: 1300, power: 1.2 },
    mist: { ink: 'paper', height: 7, strength: 0.55 },
  });
  const scene = { camera: cam, light: [-0.8, 0.45, -0.2] as const };
  const red = [toned('coral', 'rust', 'plum'), toned('paper', 'apricot', 'mauve')],
    blue = [toned('sea', 'prussian', 'indigo'), toned('gold', 'amber', 'umber')],
    ochre = [toned('gold', 'amber', 'umber')];
  await p.svg(
    [
      ...balloon(blue, 26, 46, 150),
      ...balloon(ochre, -62, 44, 260),
      ...balloon(red, 96, 56, 330),
      ...balloon(red, -4.5, 32.5, 57),
    ]
      .map((s) => drawn([s], scene))
      .join(''),
  );
  return p.finish();
}
