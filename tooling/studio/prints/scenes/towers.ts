import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { karst } from '../kit/relief.ts';
import { sky, sun, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';

/** Limestone towers in morning mist above a river. */
export async function towers(size?: number) {
  const p = new Print('wide', size);
  const horizon = 640;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.4, 'mist'],
    [0.8, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 1090, y: 300, r: 0, ink: 'coral', glow: 'paper', reach: 420, strength: 0.6 });
  terrain(p, {
    camera: camera(p, horizon, 0.28, 1250),
    height: (x, z) => {
      const river = Math.abs(x - 0.9 * Math.sin(z * 0.33 + 1)) - 0.85;
      return (
        smooth(-0.1, 0.5, river) * (0.08 + karst(x, z, 41, 2.1) * smooth(0, 1.1, river) * smooth(1.5, 4, z)) -
        0.02 +
        smooth(0, 0.3, river) * trees(x, z, 0.05, 3, 0.2, 0.8) * 0.5
      );
    },
    from: 1.4,
    to: 30,
    light: [0.7, 0.6, 0.3],
    cut: 0.5,
    tone: ({ steep, y }) =>
      steep > 0.72 && y > 0.5
        ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
        : { lit: 'sage', half: 'moss', shade: 'pine' },
    haze: { ink: 'cream', distance: 8, power: 1.1 },
    mist: { ink: 'paper', height: 0.5, strength: 0.75 },
  });
  water(p, {
    horizon: horizon + 2,
    near: 'sea',
    far: 'cream',
    seed: 14,
    mirror: 0.8,
    chop: 0.25,
    crest: 'mist',
  });
  // The sun's disc is drawn last: water would mirror it in grey.
  sun(p, { x: 1090, y: 300, r: 62, ink: 'coral', glow: 'paper', strength: 0 });
  return p.finish();
}
