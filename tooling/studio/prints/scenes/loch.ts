import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** A loch between heathered hills after rain. */
export async function loch(size?: number) {
  const p = new Print('wide', size);
  const horizon = 560;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.5, 'shallow'],
    [0.85, 'mist'],
    [1, 'paper'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'mauve', cover: 0.52, seed: 21, scale: 0.7, from: 1 });
  terrain(p, {
    camera: camera(p, horizon, 0.7, 1250),
    height: (x, z) => {
      const d = Math.abs(x - 0.25 * z * 0.5 + 1.1 - 0.6 * Math.sin(z * 0.3)) - 0.9 - z * 0.03;
      return (
        smooth(-0.05, 3, d + (fbm(x * 0.5, z * 0.5, 3, 3) - 0.5) * 0.8) *
          (0.3 + 2.3 * alpine(x * 0.45, z * 0.4, 77)) -
        0.02 +
        smooth(0.4, 0.1, d) * smooth(-0.02, 0.04, d) * trees(x, z, 0.07, 8, 0.8, 0.4) * smooth(2, 4, z)
      );
    },
    from: 1.5,
    to: 32,
    light: [0.75, 0.55, 0.1],
    shadows: 0.7,
    cut: 0.45,
    tone: ({ y, x, z, steep }) =>
      steep > 0.55 && y > 0.8
        ? { lit: 'rose', half: 'mauve', shade: 'plum' }
        : fbm(x * 2, z * 2, 3, 5) > 0.53
          ? { lit: 'mauve', half: 'plum', shade: 'indigo' }
          : { lit: 'straw', half: 'moss', shade: 'pine' },
    haze: { ink: 'mist', distance: 12, power: 1.2 },
    mist: { ink: 'paper', height: 0.2, strength: 0.5 },
  });
  water(p, {
    horizon: horizon + 20,
    near: 'prussian',
    far: 'mist',
    seed: 34,
    mirror: 0.75,
    chop: 0.3,
    crest: 'ice',
    only: (x, y) => y > horizon + 20 && inLoch(x, y),
  });
  return p.finish();
}
const inLoch = (x: number, y: number) => {
  const z = (1250 * 0.7) / (y - 560),
    w = ((x - 750) * z) / 1250;
  return Math.abs(w - 0.25 * z * 0.5 + 1.1 - 0.6 * Math.sin(z * 0.3)) - 0.9 - z * 0.03 < 0;
};
