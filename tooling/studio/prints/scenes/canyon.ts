import { clamp, fbm, noise, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { clouds, sky } from '../kit/sky.ts';
import { camera, terrain } from '../kit/terrain.ts';

/** Red walls and a river far below. */
export async function canyon(size?: number) {
  const p = new Print('wide', size);
  const horizon = 330;
  sky(p, horizon, [
    [0, 'sea'],
    [0.6, 'mist'],
    [1, 'cream'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'rose', cover: 0.42, seed: 61, scale: 0.8, from: -1 });
  const gorge = (x: number, z: number) =>
    Math.abs(x + 0.75 - 1.2 * Math.sin(z * 0.36 - 0.9) - 0.25 * Math.sin(z * 1.4)) +
    (fbm(x * 0.6, z * 0.6, 4, 71) - 0.5) * 1.5;
  terrain(p, {
    camera: camera(p, horizon, 2.55, 1250),
    height: (x, z) => {
      const d = gorge(x, z) - 0.1;
      const raw = clamp(d / (2.6 - 0.9 * smooth(2, 6, z))) * 2.3;
      const stepped = Math.floor(raw / 0.38) * 0.38 + 0.38 * smooth(0.62, 1, (raw / 0.38) % 1);
      return stepped + fbm(x * 3, z * 3, 3, 7) * 0.06;
    },
    from: 1.5,
    to: 34,
    light: [-0.75, 0.6, -0.1],
    shadows: 0.8,
    cut: 0.75,
    tone: ({ y, x, z, steep }) =>
      gorge(x, z) < 0.14 && y < 0.12
        ? { lit: 'shallow', half: 'shallow', shade: 'sea' }
        : steep < 0.35 && y < 0.5
          ? { lit: 'sage', half: 'moss', shade: 'plum' }
          : Math.sin(y * 19 + noise(x, z, 3) * 2) > 0.35
            ? { lit: 'apricot', half: 'coral', shade: 'plum' }
            : { lit: 'coral', half: 'rust', shade: 'plum' },
    haze: { ink: 'rose', distance: 16, power: 1.3 },
  });
  return p.finish();
}
