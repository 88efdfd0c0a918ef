import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { sky, stars } from '../kit/sky.ts';
import { drawn, moved, toned, turned } from '../kit/solid.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { pod } from './pod.ts';

/** Curtains of light over a camp of snow. */
export async function southernLights(size?: number) {
  const p = new Print('wide', size);
  const horizon = 690;
  sky(p, horizon, [
    [0, 'black'],
    [0.6, 'night'],
    [1, 'prussian'],
  ]);
  stars(p, 640, 620, 'paper', 21);
  p.each(
    (x, y, c) => {
      for (const [k, base] of [
        [0, 520],
        [1, 400],
        [2, 600],
      ] as const) {
        const foot = base + 90 * Math.sin(x * 0.0042 + k * 2.1) + 60 * (fbm(x * 0.004, k, 3, 5) - 0.5);
        const up = foot - y;
        if (up < -70) continue;
        const ray = 0.45 + 0.75 * fbm(x * 0.03 + k * 9, y * 0.0012, 3, 7);
        const t =
          (up < 0 ? (1 + up / 70) ** 2 : Math.exp(-up / (170 + 90 * fbm(x * 0.006, 1, 2, k)))) *
          ray *
          (k === 1 ? 0.75 : 0.5);
        c[0] += (90 + up * 0.25 - c[0]) * t * 0.62;
        c[1] += (214 - up * 0.12 - c[1]) * t * 0.8;
        c[2] += (176 - c[2]) * t * 0.72;
      }
    },
    0,
    horizon,
  );
  const cam = camera(p, horizon, 4, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > 300 ? smooth(300, 900, z) * 300 * alpine(x * 0.0045 + 4, z * 0.0034, 12) ** 1.3 : 0) +
      0.35 * fbm(x * 0.05, z * 0.16, 4, 3) +
      0.9 * fbm(x * 0.012, z * 0.02, 3, 4),
    from: 5,
    to: 3000,
    light: [0.1, 0.5, 0.8],
    shadows: 50,
    cut: 0.4,
    tone: () => ({ lit: 'ice', half: 'sea', shade: 'indigo' }),
    haze: { ink: 'prussian', distance: 2200 },
  });
  const scene = { camera: cam, light: [0.2, 0.6, -0.5] as const };
  await p.svg(
    (
      [
        [-24, 92, 6],
        [24, 76, -10],
        [-6, 58, 2],
      ] as const
    )
      .map(([x, z, yaw]) =>
        pod(toned('ice', 'sea', 'prussian'))
          .map((s) => drawn([moved(turned(s, yaw), x, 0.4, z)], scene))
          .join(''),
      )
      .join(''),
  );
  return p.finish();
}
