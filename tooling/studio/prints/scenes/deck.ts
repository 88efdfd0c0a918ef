import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky, water } from '../kit/sky.ts';
import { type Solid, box, drawn, moved, toned } from '../kit/solid.ts';
import { type Point, camera, terrain } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

/** Loungers on a teak deck, an island ahead. */
export async function deck(size?: number) {
  const p = new Print('wide', size);
  const horizon = 430;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.5, 'shallow'],
    [0.85, 'mist'],
    [1, 'paper'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'ice', cover: 0.5, seed: 82, scale: 0.7, stretch: 1.6 });
  const cam = camera(p, horizon, 3.1, 1200);
  terrain(p, {
    camera: camera(p, horizon, 16, 1300),
    height: (x, z) =>
      smooth(700, 1200, z) *
        smooth(420, 120, Math.abs(x + 180)) *
        330 *
        alpine(x * 0.005 + 1, z * 0.004, 17) -
      1,
    from: 500,
    to: 2200,
    light: [-0.6, 0.6, -0.2],
    shadows: 60,
    tone: ({ y }) =>
      y > 60
        ? { lit: 'sage', half: 'moss', shade: 'prussian' }
        : { lit: 'straw', half: 'sage', shade: 'pine' },
    haze: { ink: 'mist', distance: 2000 },
  });
  water(p, {
    horizon: horizon + 1,
    near: 'prussian',
    far: 'shallow',
    seed: 29,
    mirror: 0.4,
    chop: 0.4,
    crest: 'ice',
  });
  const teak = toned('apricot', 'amber', 'umber'),
    white = toned('paper', 'ice', 'shallow'),
    cushion = toned('paper', 'rose', 'mauve'),
    towel = toned('sea', 'prussian', 'indigo');
  const light: Point = [-0.7, 0.6, -0.3];
  const floor: Solid = Array.from({ length: 44 }, (_, i) => ({
    corners: [
      [-9 + i * 0.42, 0, 2.2],
      [-9 + (i + 1) * 0.42, 0, 2.2],
      [-9 + (i + 1) * 0.42, 0, 13],
      [-9 + i * 0.42, 0, 13],
    ] as const,
    tone: i % 4 === 1 ? toned('amber', 'amber', 'umber') : teak,
    plain: true,
  }));
  const seams: Solid = Array.from({ length: 44 }, (_, i) => ({
    corners: [
      [-9 + i * 0.42, 0.005, 2.2],
      [-8.975 + i * 0.42, 0.005, 2.2],
      [-8.975 + i * 0.42, 0.005, 13],
      [-9 + i * 0.42, 0.005, 13],
    ] as const,
    tone: toned('umber', 'umber', 'umber'),
    plain: true,
  }));
  const lounger = (x: number, z: number): Solid[] => [
    [
      {
        corners: [
          [x + 0.2, 0.01, z],
          [x + 1.6, 0.01, z],
          [x + 1.7, 0.01, z + 2],
          [x + 0.2, 0.01, z + 2],
        ],
        tone: toned('umber', 'umber', 'umber'),
        plain: true,
      },
    ],
    box(x, 0, z + 0.1, 0.08, 0.34, 0.08, teak),
    box(x + 0.72, 0, z + 0.1, 0.08, 0.34, 0.08, teak),
    box(x, 0.32, z, 0.8, 0.08, 2, teak),
    box(x + 0.04, 0.4, z + 0.04, 0.72, 0.12, 1.94, cushion),
    [
      {
        corners: [
          [x + 0.04, 0.42, z + 0.1],
          [x + 0.76, 0.42, z + 0.1],
          [x + 0.76, 1.15, z - 0.5],
          [x + 0.04, 1.15, z - 0.5],
        ],
        tone: cushion,
        thin: true,
      },
    ],
    box(x + 0.1, 0.52, z + 1.2, 0.6, 0.1, 0.5, towel),
  ];
  const posts = Array.from({ length: 15 }, (_, i) => box(-9 + i * 1.3, 0, 13, 0.07, 1.1, 0.07, white)).flat();
  const railing: Solid[] = [
    posts,
    box(-10, 1.08, 12.96, 20, 0.09, 0.16, teak),
    box(-10, 0.3, 13, 20, 0.03, 0.04, white),
    box(-10, 0.56, 13, 20, 0.03, 0.04, white),
    box(-10, 0.82, 13, 20, 0.03, 0.04, white),
  ];
  const parasol = (x: number, z: number): Solid[] => [
    box(x - 0.04, 0, z - 0.04, 0.08, 2.7, 0.08, white),
    Array.from({ length: 8 }, (_, i) => {
      const a = (k: number): Point => [
        x + Math.cos((k / 8) * Math.PI * 2) * 1.7,
        2.35,
        z + Math.sin((k / 8) * Math.PI * 2) * 1.7,
      ];
      return {
        corners: [a(i), [x, 2.95, z], a(i + 1)] as const,
        tone: i % 2 ? toned('coral', 'rust', 'plum') : cushion,
        thin: true,
      };
    }),
  ];
  const scene = { camera: cam, light };
  await p.svg(
    [
      floor,
      seams,
      ...railing,
      ...parasol(3.6, 9.6),
      ...lounger(-1.2, 9),
      ...lounger(0.4, 9),
      ...lounger(4.4, 9),
      ...lounger(-4.4, 6.6),
      ...lounger(-2.9, 6.6),
      ...parasol(-3.2, 6),
    ]
      .map((s) => drawn([moved(s, 0, 0, 0)], scene))
      .join('') +
      bird(520, 200, 0.8, 'paper') +
      bird(600, 170, 0.5, 'paper'),
  );
  return p.finish();
}
