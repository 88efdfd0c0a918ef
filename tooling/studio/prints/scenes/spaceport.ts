import { rocketPlane } from '../kit/aircraft.ts';
import { hexOf } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { printed } from '../kit/ship.ts';
import { bars, sky, stars, sun } from '../kit/sky.ts';
import { box, drawn, loft, moved, toned, turned } from '../kit/solid.ts';
import { type Point, camera, terrain } from '../kit/terrain.ts';
import { flown } from './flown.ts';

/** The spaceport in the desert: a long low roof, the runway and the plane. */
export async function spaceport(size?: number) {
  const p = new Print('wide', size);
  const horizon = 560;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.35, 'sea'],
    [0.68, 'rose'],
    [0.9, 'apricot'],
    [1, 'cream'],
  ]);
  stars(p, 300, 80, 'paper', 5);
  bars(
    p,
    [
      [400, 300, 460, 10],
      [1150, 370, 380, 9],
      [760, 440, 460, 7],
    ],
    'plum',
    0.4,
  );
  sun(p, { x: 260, y: 560, r: 0, ink: 'paper', glow: 'paper', reach: 460, strength: 0.6 });
  const cam = camera(p, horizon, 9, 1300);
  const light: Point = [-0.8, 0.4, -0.3];
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > 500 ? smooth(500, 1200, z) * 260 * alpine(x * 0.0036 + 2, z * 0.003, 16) ** 1.2 : 0) +
      0.6 * fbm(x * 0.02, z * 0.03, 3, 4) * smooth(9, 30, Math.abs(x - 9 + (z - 20) * 0.22)),
    from: 10,
    to: 3000,
    light: [-0.85, 0.4, 0.1],
    shadows: 90,
    cut: 0.6,
    tone: ({ x, z, y }) =>
      z < 118 && Math.abs(x - 9 + (z - 20) * 0.22) < 15
        ? { lit: 'mauve', half: 'mauve', shade: 'plum' }
        : y > 30
          ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
          : { lit: 'apricot', half: 'coral', shade: 'plum' },
    haze: { ink: 'apricot', distance: 1500, power: 1.2 },
  });
  const roof = loft(
    Array.from({ length: 15 }, (_, i) => {
      const t = (i / 14) * 2 - 1,
        w = Math.max(0.06, 1 - Math.abs(t) ** 2.2);
      return {
        z: t * 62,
        ring: [
          [24 * w, 0],
          [21 * w, 6 * w],
          [12 * w, 11.5 * w],
          [0, 13.5 * w],
          [-12 * w, 11.5 * w],
          [-21 * w, 6 * w],
          [-24 * w, 0],
        ] as const,
      };
    }),
    toned('amber', 'rust', 'plum'),
    true,
  );
  const hall = moved(turned(roof, 78), 24, 0, 140);
  const glass = Array.from({ length: 22 }, (_, i) =>
    box(
      -24 + i * 2.3,
      0,
      114.4 + 0.02 * (i - 11) ** 2 * 0.6,
      1.9,
      6.4 - 0.014 * (i - 11) ** 2,
      0.2,
      toned('gold', 'gold', 'amber'),
    ).map((f) => ({ ...f, plain: true })),
  ).flat();
  const lines = Array.from({ length: 12 }, (_, i) => {
    const z = 14 + i * 9,
      x = 9 - (z - 20) * 0.22;
    return {
      corners: [
        [x - 0.5, 0.05, z],
        [x + 0.5, 0.05, z],
        [x - 0.5, 0.05, z + 4],
        [x - 1.5, 0.05, z + 4],
      ] as const,
      tone: toned('paper', 'paper', 'paper'),
      plain: true,
      thin: true,
    };
  });
  const plane = flown(
    rocketPlane({
      skin: toned('paper', 'rose', 'mauve'),
      wing: toned('snow', 'paper', 'rose'),
      accent: 'rust',
      window: 'night',
    }),
    [0, 0, 152],
    [2.5, 1.15, 40],
  );
  await p.svg(
    drawn([hall], { camera: cam, light }) +
      drawn([moved(glass, 22, 0, 2)], { camera: cam, light }) +
      drawn([lines], { camera: cam, light }) +
      `<ellipse cx="828" cy="868" rx="230" ry="16" fill="${hexOf('plum')}" opacity="0.5"/>` +
      printed(plane, {
        camera: cam,
        light,
      }),
  );
  return p.finish();
}
