import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** A lake below southern mountains, lupins on its shore. */
export async function southernLake(size?: number) {
  const p = new Print('wide', size);
  const horizon = 540;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'ice'],
    [0.9, 'paper'],
    [1, 'cream'],
  ]);
  clouds(p, {
    horizon,
    lit: 'paper',
    shade: 'mauve',
    cover: 0.44,
    seed: 37,
    scale: 0.7,
    stretch: 2.4,
    from: -1,
  });
  terrain(p, {
    camera: camera(p, horizon, 7, 1300),
    height: (x, z) => {
      const far = smooth(700, 1500, z) * (90 + 620 * alpine(x * 0.0026 + 2, z * 0.002, 83) ** 1.2);
      const shore = smooth(30, 17, z + 0.16 * x + (fbm(x * 0.1, z * 0.1, 3, 4) - 0.5) * 10);
      return (
        Math.max(far - 2, shore * (2.2 + 0.5 * fbm(x * 0.3, z * 0.3, 3, 2)) - 1.2) +
        (z < 40 && shore > 0.4 ? trees(x, z, 0.55, 6, 0.95, 0.75) * 1.3 : 0)
      );
    },
    from: 7,
    to: 4200,
    light: [-0.75, 0.55, -0.1],
    shadows: 130,
    cut: 0.65,
    level: -0.6,
    tone: ({ x, z, y, ground, steep }) =>
      z < 60
        ? steep > 0.3 && ground > 1
          ? fbm(x * 0.8, z * 0.8, 2, 3) > 0.5
            ? { lit: 'rose', half: 'mauve', shade: 'plum' }
            : { lit: 'coral', half: 'mauve', shade: 'plum' }
          : { lit: 'sage', half: 'moss', shade: 'pine' }
        : y > 210 + 60 * fbm(x * 0.01, z * 0.01, 3, 4) && steep < 0.68
          ? { lit: 'paper', half: 'ice', shade: 'mauve' }
          : { lit: 'straw', half: 'sage', shade: 'prussian' },
    haze: { ink: 'mist', distance: 3300, power: 1.4 },
  });
  water(p, {
    horizon: horizon + 5,
    near: 'sea',
    far: 'ice',
    seed: 76,
    mirror: 0.75,
    chop: 0.25,
    crest: 'ice',
    only: (x, y) => y > horizon + 5 && (y < 640 || p.isWet(x, y)),
  });
  return p.finish();
}
