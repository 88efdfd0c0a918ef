import { box, lathe, moved, toned } from '../kit/solid.ts';

export const dusk = ['bark', 'bark', 'umber'] as const;
export const day = ['bark', 'moss', 'sage'] as const;
const gored = (tones: readonly ReturnType<typeof toned>[], k: number) =>
  lathe(
    [
      [0.9, 0],
      [1.5, 1.1],
      [3.4, 3.4],
      [5.2, 6.2],
      [6.1, 9.4],
      [5.9, 12],
      [4.8, 14.4],
      [2.8, 16.2],
      [0.6, 17],
      [0.01, 17.05],
    ].map(([r = 0, y = 0]) => [r * k, y * k] as const),
    tones[0] ?? toned('paper', 'rose', 'mauve'),
    28,
  ).map((f, i) => ({ ...f, tone: tones[Math.floor((i % 28) / 2) % tones.length] ?? f.tone }));
export const balloon = (tones: readonly ReturnType<typeof toned>[], x: number, y: number, z: number) => [
  moved([...box(-0.8, -3.4, -0.8, 1.6, 1.3, 1.6, toned('umber', 'bark', 'night'))], x, y, z),
  moved(
    (
      [
        [-0.75, -0.75],
        [0.75, -0.75],
        [0.75, 0.75],
        [-0.75, 0.75],
      ] as const
    ).map(([a, b]) => ({
      corners: [
        [a - 0.04, -2.2, b],
        [a + 0.04, -2.2, b],
        [a * 1.1 + 0.04, 0.1, b],
        [a * 1.1 - 0.04, 0.1, b],
      ] as const,
      tone: toned('bark', 'bark', 'bark'),
      plain: true,
      thin: true,
    })),
    x,
    y,
    z,
  ),
  moved(gored(tones, 1), x, y, z),
];
