import { clamp, fbm, smooth } from '../kit/noise.ts';
import { lay, rgb } from '../kit/inks.ts';
import { Print } from '../kit/print.ts';
import { clouds, sky } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** Islands of an atoll in their lagoon, from a seaplane. */
export async function atoll(size?: number) {
  const p = new Print('wide', size);
  const horizon = 250;
  sky(p, horizon, [
    [0, 'sea'],
    [0.6, 'ice'],
    [1, 'paper'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'ice', cover: 0.5, seed: 63, scale: 0.7, stretch: 1.8 });
  const isles = [
    [-30, 150, 46],
    [70, 250, 58],
    [-120, 330, 60],
    [10, 470, 80],
    [170, 520, 90],
    [-210, 700, 120],
    [120, 900, 120],
  ] as const;
  const reef = (x: number, z: number) =>
    Math.min(
      ...isles.map(
        ([cx, cz, r]) =>
          Math.hypot(x - cx, (z - cz) * 0.8) / r + (fbm(x * 0.022 + cx, z * 0.022, 4, 7) - 0.5) * 0.9,
      ),
    );
  const deep = rgb('prussian'),
    mid = rgb('sea'),
    pale = rgb('shallow'),
    bright = rgb('#a8d5cb'),
    sand = rgb('paper');
  terrain(p, {
    camera: camera(p, horizon, 92, 1250),
    height: (x, z) => {
      const d = reef(x, z);
      return d < 0.36 ? 0.8 + smooth(0.33, 0.27, d) * (z < 900 ? trees(x, z, 7, 4, 0.2, 0.9) : 5) : 0;
    },
    from: 60,
    to: 3400,
    light: [-0.7, 0.6, -0.2],
    cut: 0.5,
    step: 0.0022,
    tone: ({ x, z }) => {
      const d = reef(x, z);
      if (d < 0.29) return { lit: 'sage', half: 'moss', shade: 'pine' };
      if (d < 0.36) return [sand[0], sand[1], sand[2]];
      const c: [number, number, number] = [deep[0], deep[1], deep[2]];
      const ripple = (fbm(x * 0.09, z * 0.14, 3, 5) - 0.5) * 0.2;
      lay(c, mid, smooth(1.5, 0.95, d + ripple));
      lay(c, pale, smooth(1, 0.72, d + ripple));
      lay(c, bright, smooth(0.72, 0.42, d + ripple * 0.6));
      lay(
        c,
        sand,
        0.75 *
          clamp(1 - Math.abs(d - 0.94 - ripple * 0.3) * 34) *
          smooth(0.4, 0.6, fbm(x * 0.06, z * 0.06, 2, 9)),
      );
      lay(c, sand, 0.3 * smooth(0.62, 0.7, fbm(x * 0.12, z * 0.3, 3, 8)) * 0.4);
      return c;
    },
    haze: { ink: 'ice', distance: 2100, power: 1.4 },
  });
  return p.finish();
}
