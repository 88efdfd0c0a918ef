import { fbm, noise, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { sky } from '../kit/sky.ts';
import { camera, terrain } from '../kit/terrain.ts';

/** The highest peaks at first light, valleys still blue. */
export async function himalaya(size?: number) {
  const p = new Print('wide', size);
  const horizon = 700;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.35, 'sea'],
    [0.7, 'rose'],
    [1, 'cream'],
  ]);
  terrain(p, {
    camera: camera(p, horizon, 1.25, 1500),
    height: (x, z) =>
      smooth(3, 9, z) *
        (3.2 * alpine(x * 0.4 + 12, z * 0.34, 5) ** 1.4 +
          4.3 *
            Math.exp(-(Math.hypot((x - 1) * 0.5, (z - 11) * 0.46) ** 1.25) * 0.95) *
            (0.38 + 0.95 * alpine(x * 0.62 + 2, z * 0.5, 3))) +
      0.7 * alpine(x * 0.8, z * 0.8, 9),
    from: 1.2,
    to: 30,
    light: [-0.85, 0.42, -0.15],
    shadows: 0.8,
    cut: 0.8,
    tone: ({ x, z, y, steep }) =>
      y > 1.45 + 0.5 * noise(x, z, 3) && steep < 0.74
        ? { lit: 'paper', half: 'apricot', shade: 'mauve' }
        : y > 1.0 + 0.7 * fbm(x, z, 3, 5)
          ? { lit: 'apricot', half: 'plum', shade: 'indigo' }
          : { lit: 'sea', half: 'prussian', shade: 'indigo' },
    haze: { ink: 'rose', distance: 19, power: 1.5 },
    mist: { ink: 'mist', height: 0.55, strength: 0.85 },
  });
  return p.finish();
}
