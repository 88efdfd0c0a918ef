import { clamp, fbm, noise, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { camera, terrain } from '../kit/terrain.ts';

/** A fjord between its walls, the sun at its end. */
export async function fjord(size?: number) {
  const p = new Print('wide', size);
  const horizon = 640;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.45, 'shallow'],
    [0.75, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 800, y: 600, r: 0, ink: 'paper', glow: 'paper', reach: 560, strength: 0.85 });
  bars(
    p,
    [
      [460, 130, 420, 13],
      [1080, 190, 460, 11],
      [760, 250, 380, 8],
    ],
    'paper',
    0.55,
  );
  terrain(p, {
    camera: camera(p, horizon, 0.3, 1150),
    height: (x, z) => {
      const bend = 0.9 * Math.sin(z * 0.2 - 0.75) * smooth(1, 5, z);
      const d = Math.abs(x - bend) - 1.35 - z * 0.02 + (fbm(x * 0.7, z * 0.7, 3, 4) - 0.5) * 0.9;
      return (
        smooth(-0.1, 1.7, d) * (0.35 + 3.1 * alpine(x * 0.85 + 5, z * 0.62, 31) ** 1.25) -
        0.04 +
        clamp(d, -1, 0) * 0.2
      );
    },
    from: 1.5,
    to: 36,
    most: 3.6,
    light: [0.8, 0.5, 0.3],
    shadows: 0.7,
    cut: 0.7,
    tone: ({ y, steep, x, z }) =>
      y + noise(x * 3, z * 3, 3) * 0.5 > 1.45 && steep < 0.66
        ? { lit: 'paper', half: 'rose', shade: 'mauve' }
        : y < 0.15 + 0.5 * fbm(x * 1.5, z * 1.5, 3, 6) && steep < 0.6
          ? { lit: 'moss', half: 'pine', shade: 'night' }
          : { lit: 'rose', half: 'plum', shade: 'indigo' },
    haze: { ink: 'apricot', distance: 15, power: 1.25 },
    mist: { ink: 'cream', height: 0.22, strength: 0.55 },
  });
  water(p, {
    horizon: horizon + 3,
    near: 'indigo',
    far: 'apricot',
    seed: 4,
    mirror: 0.72,
    glint: { x: 800, ink: 'paper', width: 120, strength: 0.8 },
    chop: 0.3,
    crest: 'shallow',
  });
  return p.finish();
}
