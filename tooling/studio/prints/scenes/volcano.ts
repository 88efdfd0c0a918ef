import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** A great cone above its lake, snow on its head. */
export async function volcano(size?: number) {
  const p = new Print('wide', size);
  const horizon = 660;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.35, 'sea'],
    [0.68, 'rose'],
    [0.88, 'apricot'],
    [1, 'cream'],
  ]);
  bars(
    p,
    [
      [330, 400, 420, 12],
      [1250, 330, 380, 10],
      [1130, 470, 460, 9],
      [240, 500, 300, 7],
    ],
    'paper',
    0.6,
  );
  terrain(p, {
    camera: camera(p, horizon, 0.25, 1500),
    height: (x, z) => {
      const r = Math.hypot(x + 0.6, (z - 15) * 0.9);
      const gullies = (fbm(Math.atan2(x + 0.6, z - 15) * 7, r * 0.5, 4, 6) - 0.5) * 0.5;
      const cone =
        r < 9
          ? 5.4 * Math.exp(-r * 0.46) * (1 + gullies * 0.35 * smooth(0.1, 2.5, r)) -
            smooth(0.42, 0.1, r) * 0.5
          : 0;
      const hills = smooth(6, 9, z) * 0.5 * alpine(x * 0.6, z * 0.5, 14) * smooth(0, 3, Math.abs(x + 0.6));
      const shore = smooth(5.6, 6.6, z + fbm(x * 0.7, 2, 3, 1) * 1.2);
      return (
        Math.max(
          cone * smooth(6, 10, z),
          hills + 0.12 * shore + shore * trees(x, z, 0.16, 4, 0.7, 0.8) * 0.7,
        ) -
        0.03 * (1 - shore)
      );
    },
    from: 4.5,
    to: 30,
    light: [-0.8, 0.5, -0.1],
    cut: 0.55,
    tone: ({ y, x, z }) =>
      y > 3.1 + (fbm(Math.atan2(x + 0.6, z - 15) * 9, y * 0.6, 3, 8) - 0.5) * 1.9
        ? { lit: 'paper', half: 'snow', shade: 'ice' }
        : y > 0.9
          ? { lit: 'mauve', half: 'prussian', shade: 'indigo' }
          : { lit: 'moss', half: 'pine', shade: 'night' },
    haze: { ink: 'rose', distance: 34, power: 1.6 },
    mist: { ink: 'paper', height: 0.32, strength: 0.8 },
  });
  water(p, {
    horizon: horizon + 62,
    near: 'indigo',
    far: 'rose',
    seed: 24,
    mirror: 0.85,
    chop: 0.2,
    crest: 'rose',
  });
  return p.finish();
}
