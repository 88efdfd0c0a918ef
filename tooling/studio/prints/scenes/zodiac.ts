import { hexOf } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { sky, water } from '../kit/sky.ts';
import { type Solid, box, drawn, lathe, loft, moved, oval, toned, turned } from '../kit/solid.ts';
import { type Point, camera, terrain } from '../kit/terrain.ts';
import { light } from './pod.ts';

/** An inflatable boat among blue ice. */
export async function zodiac(size?: number) {
  const p = new Print('wide', size);
  const horizon = 430;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.5, 'mist'],
    [1, 'paper'],
  ]);
  const cam = camera(p, horizon, 3, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) => {
      const berg = (cx: number, cz: number, r: number, h: number, s: number) => {
        const d =
          Math.hypot((x - cx) / r, (z - cz) / (r * 0.7)) + (fbm(x * 0.16, z * 0.16, 3, s) - 0.5) * 0.5;
        return (
          smooth(1, 0.72, d) *
          h *
          (0.45 + 0.75 * fbm(x * 0.06 + s, z * 0.05, 3, s) - 0.05 * Math.abs(Math.sin((x + z * 0.4) * 0.5)))
        );
      };
      return (
        Math.max(
          berg(-26, 90, 20, 27, 3),
          berg(34, 120, 30, 34, 5),
          berg(-62, 190, 34, 40, 6),
          berg(12, 260, 40, 30, 9),
          z > 400 ? smooth(400, 900, z) * 210 * alpine(x * 0.006 + 3, z * 0.005, 8) : 0,
        ) - 0.3
      );
    },
    from: 20,
    to: 2000,
    light: [-0.8, 0.5, -0.15],
    shadows: 16,
    cut: 0.65,
    tone: ({ y, steep }) =>
      y < 1.1
        ? { lit: 'shallow', half: 'sea', shade: 'prussian' }
        : steep > 0.55
          ? { lit: 'paper', half: 'shallow', shade: 'sea' }
          : { lit: 'paper', half: 'ice', shade: 'shallow' },
    haze: { ink: 'paper', distance: 900, power: 1.2 },
  });
  water(p, {
    horizon: horizon + 5,
    near: 'indigo',
    far: 'ice',
    seed: 12,
    mirror: 0.7,
    chop: 0.35,
    crest: 'shallow',
    only: (_x, y) => y > horizon + 8,
  });
  const tube = toned('plum', 'indigo', 'night');
  const hull = [-1, 1].flatMap((s) =>
    loft(
      [
        [-2.6, 0.95],
        [1, 0.95],
        [2, 0.72],
        [2.7, 0.2],
      ].map(([z = 0, x = 0]) => ({
        z,
        ring: oval(0.27, 0.27, 0.35 + Math.max(0, z - 1) * 0.14, 14).map(([a, b]) => [a + s * x, b] as const),
      })),
      tube,
    ),
  );
  const people: Solid = [
    [-0.75, -1.2],
    [0.75, -0.9],
    [-0.75, 0.1],
    [0.75, 0.3],
    [-0.6, 1.2],
  ].flatMap(([x = 0, z = 0], i) => {
    const coat = i % 2 ? toned('coral', 'rust', 'plum') : toned('gold', 'amber', 'umber');
    return [
      ...moved(
        lathe(
          [
            [0.27, 0.4],
            [0.3, 0.7],
            [0.24, 1.1],
            [0.1, 1.22],
          ],
          coat,
          12,
        ),
        x,
        0,
        z,
      ),
      ...moved(
        lathe(
          [
            [0.02, 1.18],
            [0.13, 1.24],
            [0.14, 1.38],
            [0.02, 1.5],
          ],
          toned('bark', 'night', 'night'),
          10,
        ),
        x,
        0,
        z,
      ),
    ];
  });
  const boat = [
    box(-0.9, 0.12, -2.5, 1.8, 0.1, 4.6, toned('bark', 'night', 'night')),
    hull,
    people,
    [
      ...box(-0.2, 0.2, -3.1, 0.4, 0.75, 0.5, toned('plum', 'indigo', 'night')),
      ...moved(
        lathe(
          [
            [0.28, 0.5],
            [0.3, 1.1],
            [0.22, 1.75],
            [0.08, 1.84],
          ],
          toned('coral', 'rust', 'plum'),
          12,
        ),
        0,
        0,
        -2.2,
      ),
      ...moved(
        lathe(
          [
            [0.02, 1.78],
            [0.14, 1.86],
            [0.15, 2.02],
            [0.02, 2.16],
          ],
          toned('bark', 'night', 'night'),
          10,
        ),
        0,
        0,
        -2.2,
      ),
    ],
  ];
  const placed = boat.map((s) => moved(turned(s, 58), -1.2, 0, 16.5));
  const scene = { camera: cam, light };
  await p.svg(
    placed
      .map((s) =>
        drawn(
          [s.map((f) => ({ ...f, corners: f.corners.map(([x, y, z]): Point => [x, -y, z]).toReversed() }))],
          scene,
        ),
      )
      .join(''),
    { from: horizon, strength: 0.45, wobble: 6, fade: 420 },
  );
  await p.svg(
    `${placed.map((s) => drawn([s], scene)).join('')}<path d="M452 668C380 690 250 712 60 724L20 742C200 736 360 716 470 690Z" fill="${hexOf('paper')}" opacity="0.55"/><path d="M470 690C430 720 350 760 250 792L300 790C380 766 450 730 492 700Z" fill="${hexOf('ice')}" opacity="0.4"/>`,
  );
  return p.finish();
}
