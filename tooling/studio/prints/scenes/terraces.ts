import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { sky, sun, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** A bend of the Douro between terraces, from above. */
export async function terraces(size?: number) {
  const p = new Print('wide', size);
  const horizon = 250;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.6, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 330, y: 200, r: 0, ink: 'paper', glow: 'paper', reach: 460, strength: 0.8 });
  const cam = camera(p, horizon, 190, 1200);
  const bend = (z: number) => 130 * Math.sin(z * 0.0068 - 1.1) + 20;
  const off = (x: number, z: number) => Math.abs(x - bend(z)) - 34;
  const hill = (x: number, z: number) =>
    smooth(0, 260, off(x, z)) * (70 + 190 * alpine(x * 0.0034 + 1, z * 0.003, 67));
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      off(x, z) < 0
        ? -1
        : hill(x, z) +
          1.2 * smooth(0.2, 0.6, (hill(x, z) / 5.2) % 1) +
          (fbm(x * 0.02, z * 0.02, 3, 9) > 0.6 ? trees(x, z, 8, 5, 0.1, 0.6) : 0),
    from: 120,
    to: 3200,
    light: [-0.8, 0.5, 0.15],
    shadows: 90,
    cut: 0.6,
    level: -0.5,
    tone: ({ x, z }) =>
      fbm(x * 0.02, z * 0.02, 3, 9) > 0.6
        ? { lit: 'moss', half: 'pine', shade: 'night' }
        : (hill(x, z) / 5.2) % 1 < 0.55
          ? { lit: 'sage', half: 'moss', shade: 'pine' }
          : { lit: 'cream', half: 'amber', shade: 'umber' },
    haze: { ink: 'apricot', distance: 1900, power: 1.3 },
  });
  water(p, {
    horizon: 120,
    near: 'sea',
    far: 'cream',
    seed: 26,
    mirror: 0,
    chop: 0.2,
    crest: 'ice',
    scale: 0.6,
    only: (x, y) => p.isWet(x, y),
  });
  return p.finish();
}
