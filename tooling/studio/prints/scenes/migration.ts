import { hexOf } from '../kit/inks.ts';
import { fbm, hash, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { acacia, grass, wildebeest, zebra } from '../kit/wild.ts';
import { day } from './balloon.ts';

/** The herds at a river, dust behind them. */
export async function migration(size?: number) {
  const p = new Print('wide', size);
  const horizon = 360;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'mist'],
    [1, 'cream'],
  ]);
  clouds(p, {
    horizon,
    lit: 'paper',
    shade: 'rose',
    cover: 0.5,
    seed: 17,
    scale: 0.8,
    stretch: 1.8,
    from: -1,
  });
  const cam = camera(p, horizon, 9, 1300);
  const bank = (x: number, z: number) =>
    z - 46 - 14 * Math.sin(x * 0.03 + 0.6) - (fbm(x * 0.08, 2, 3, 2) - 0.5) * 8;
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > 200 ? smooth(200, 520, z) * 46 * alpine(x * 0.006 + 2, z * 0.005, 6) : 0) +
      0.5 * fbm(x * 0.06, z * 0.08, 3, 2) -
      2.2 * smooth(1.2, -1, bank(x, z)) +
      1.9 * smooth(28, 20, z + 0.04 * x) +
      (z > 70 ? 0.4 * trees(x, z, 5, 4, 0, 0.1) : 0),
    from: 10,
    to: 900,
    light: [-0.7, 0.5, 0.3],
    cut: 0.6,
    level: -1,
    shadows: 6,
    tone: ({ y, steep, z }) =>
      steep > 0.15 && z < 70 && y < 0.4
        ? { lit: 'amber', half: 'umber', shade: 'bark' }
        : { lit: 'straw', half: 'straw', shade: 'amber' },
    haze: { ink: 'cream', distance: 420, power: 1.2 },
  });
  water(p, {
    horizon: horizon + 30,
    near: 'sea',
    far: 'mist',
    seed: 5,
    mirror: 0.3,
    chop: 0.4,
    crest: 'paper',
    only: (x, y) => p.isWet(x, y),
  });
  const herd = Array.from({ length: 230 }, (_, i) => {
    const z = 50 + hash(i, 1, 8) ** 1.6 * 190,
      x = (hash(i, 2, 8) - 0.5) * z * 1.25;
    return { x, z, i };
  })
    .filter(({ x, z }) => bank(x, z) > 2)
    .toSorted((a, b) => b.z - a.z);
  const swimmers = Array.from({ length: 16 }, (_, i) => ({
    x: -16 + i * 2.3 + (hash(i, 1, 4) - 0.5) * 3,
    z: 47 - i * 0.7,
    i,
  }));
  await p.svg(
    herd
      .map(({ x, z, i }) => {
        const k = ((1300 / z) * 1.5) / 50,
          sx = 750 + (1300 * x) / z,
          sy = horizon + (1300 * 8.6) / z;
        return i % 7 === 0
          ? zebra(sx, sy, k, 'plum')
          : wildebeest(sx, sy, i % 5 === 1 ? -k : k, i % 3 ? 'bark' : 'umber');
      })
      .join('') +
      swimmers
        .map(({ x, z }) => {
          const k = ((1300 / z) * 1.5) / 50,
            sx = 750 + (1300 * x) / z,
            sy = horizon + (1300 * 10.2) / z;
          return `<clipPath id="s${sx.toFixed(0)}"><rect x="0" y="0" width="1500" height="${(sy - 17 * k).toFixed(0)}"/></clipPath><g clip-path="url(#s${sx.toFixed(0)})">${wildebeest(sx, sy, k, 'bark')}</g><ellipse cx="${sx.toFixed(0)}" cy="${(sy - 17 * k).toFixed(0)}" rx="${(30 * k).toFixed(0)}" ry="${(4 * k).toFixed(1)}" fill="${hexOf('paper')}" opacity="0.7"/>`;
        })
        .join('') +
      acacia(250, 700, 1.5, day, 6) +
      grass(1500, 985, 120, 700, 'umber', 9) +
      grass(1500, 995, 80, 500, 'bark', 4),
  );
  return p.finish();
}
