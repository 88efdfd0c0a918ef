import { lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';
import { palm } from './riverside.ts';

/** A shore with palms, a green mountain across the bay. */
export async function palmShore(size?: number) {
  const p = new Print('wide', size);
  const horizon = 560;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.4, 'mauve'],
    [0.7, 'coral'],
    [0.9, 'gold'],
    [1, 'cream'],
  ]);
  sun(p, { x: 420, y: 520, r: 52, ink: 'paper', glow: 'cream', reach: 460, strength: 0.75 });
  bars(
    p,
    [
      [820, 200, 460, 11],
      [300, 290, 340, 9],
      [1180, 360, 320, 8],
    ],
    'plum',
    0.5,
  );
  terrain(p, {
    camera: camera(p, horizon, 12, 1300),
    height: (x, z) =>
      smooth(600, 1100, z) *
        smooth(620, 120, Math.abs(x - 330)) *
        (40 + 560 * alpine(x * 0.0042 + 4, z * 0.0034, 19) ** 1.2) -
      1 +
      (z > 600
        ? trees(x, z, 16, 5, 0.2, 0.8) * 0.5 * smooth(620, 700, z) * smooth(560, 420, Math.abs(x - 330))
        : 0),
    from: 500,
    to: 2400,
    light: [-0.75, 0.45, 0.3],
    shadows: 90,
    cut: 0.6,
    tone: () => ({ lit: 'sage', half: 'prussian', shade: 'indigo' }),
    haze: { ink: 'coral', distance: 2400 },
    mist: { ink: 'cream', height: 26, strength: 0.5 },
  });
  water(p, {
    horizon: horizon + 2,
    near: 'sea',
    far: 'coral',
    seed: 66,
    mirror: 0.6,
    glint: { x: 420, ink: 'paper', width: 110, strength: 0.8 },
    chop: 0.35,
    crest: 'apricot',
  });
  const sand = rgb('apricot'),
    wet = rgb('rose'),
    foam = rgb('paper'),
    dark = rgb('umber');
  p.each((x, y, c) => {
    const edge =
      900 - 150 * smooth(300, 1500, x) + 14 * Math.sin(x * 0.008) + (fbm(x / 70, 1, 3, 4) - 0.5) * 26;
    const d = y - edge;
    lay(c, foam, 0.9 * smooth(-16, -8, d) * smooth(6, 0, d));
    lay(c, wet, smooth(0, 4, d));
    lay(c, sand, smooth(16, 34, d + (fbm(x / 40, y / 20, 2, 6) - 0.5) * 12));
    lay(c, dark, 0.16 * smooth(30, 260, d));
  }, 700);
  await p.svg(
    `${palm(1240, 905, 2.1, 'night', 'pine', 4)}${palm(1390, 930, 1.75, 'night', 'pine', 8)}${palm(1120, 880, 1.35, 'night', 'pine', 2)}${bird(640, 250, 0.8, 'plum')}${bird(710, 222, 0.55, 'plum')}`,
  );
  return p.finish();
}
