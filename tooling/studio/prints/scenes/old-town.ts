import { hash } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun } from '../kit/sky.ts';
import { box, drawn, lathe, moved, toned, turned, type Face, type Solid } from '../kit/solid.ts';
import { camera, terrain, type Point } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';
import { roofOf } from './riverside.ts';

/** Roofs, towers and a dome in the last light. */
export async function oldTown(size?: number) {
  const p = new Print('wide', size);
  const horizon = 430;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'mist'],
    [0.85, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 280, y: 380, r: 0, ink: 'paper', glow: 'paper', reach: 460, strength: 0.7 });
  bars(
    p,
    [
      [520, 120, 420, 10],
      [1180, 190, 360, 9],
      [860, 260, 300, 7],
    ],
    'paper',
    0.6,
  );
  const cam = camera(p, horizon, 42, 1300);
  const light: Point = [-0.8, 0.55, -0.25];
  terrain(p, {
    camera: cam,
    height: (x, z) => 230 * alpine(x * 0.002 + 3, z * 0.0016, 33) * Math.min(1, Math.max(0, (z - 700) / 900)),
    from: 300,
    to: 4200,
    light: [-0.8, 0.5, 0.1],
    shadows: 90,
    tone: () => ({ lit: 'sage', half: 'shallow', shade: 'prussian' }),
    haze: { ink: 'apricot', distance: 1900 },
  });
  const walls = [
    toned('cream', 'apricot', 'mauve'),
    toned('paper', 'rose', 'mauve'),
    toned('apricot', 'coral', 'plum'),
    toned('straw', 'apricot', 'mauve'),
  ];
  const roofs = [
    toned('coral', 'rust', 'plum'),
    toned('apricot', 'coral', 'rust'),
    toned('coral', 'rust', 'umber'),
  ];
  const glass = toned('plum', 'plum', 'plum'),
    warm = toned('gold', 'gold', 'gold');
  const things: { z: number; solids: Solid[] }[] = [];
  for (let row = 0; row < 19; row++)
    for (let i = -9; i <= 9; i++) {
      const s = row * 97 + i * 13,
        z = 78 + row * 15 + hash(s, 1, 2) * 7,
        spread = 15 + row * 1.1;
      const x = i * spread + (hash(s, 2, 2) - 0.5) * 6 + (row % 2) * spread * 0.5;
      if (Math.abs(x - 34) < 28 && z > 200 && z < 262) continue;
      const w = 10 + 5 * hash(s, 3, 2),
        d = 9 + 4 * hash(s, 4, 2),
        tall = 9 + 8 * hash(s, 5, 2) ** 1.4;
      const wall = walls[Math.abs(s) % 4] ?? walls[0],
        roof = roofs[Math.abs(s) % 3] ?? roofs[0];
      if (!wall || !roof) continue;
      const panes: Face[] = [];
      for (let f = 0; f < Math.floor(tall / 4); f++)
        for (let b = 0; b < 3; b++) {
          const px = -w / 2 + 1.4 + b * ((w - 2) / 3),
            py = 2.2 + f * 3.8;
          panes.push({
            corners: [
              [px, py, -d / 2 - 0.05],
              [px + 1.1, py, -d / 2 - 0.05],
              [px + 1.1, py + 1.9, -d / 2 - 0.05],
              [px, py + 1.9, -d / 2 - 0.05],
            ],
            tone: hash(s + f, b, 8) > 0.86 ? warm : glass,
            plain: true,
          });
        }
      const chimney = box(w * 0.2, tall + 1.4, 0, 0.9, 3, 0.9, wall);
      const yaw = (hash(s, 6, 2) - 0.5) * 26;
      things.push({
        z,
        solids: [
          box(-w / 2, 0, -d / 2, w, tall, d, wall),
          panes,
          chimney,
          roofOf(-w / 2 - 0.5, tall, -d / 2 - 0.5, w + 1, 3.6, d + 1, roof),
        ].map((t) => moved(turned(t, yaw), x, -6, z)),
      });
    }
  const stone = toned('paper', 'apricot', 'mauve');
  const dome: Solid[] = [
    box(-22, 0, -10, 44, 22, 34, stone),
    roofOf(-23, 22, -11, 46, 7, 36, toned('coral', 'rust', 'plum')),
    moved(
      lathe(
        [
          [12.5, 20],
          [12.5, 34],
          [13.4, 34],
          [13.4, 35.5],
        ],
        stone,
        16,
      ),
      0,
      0,
      6,
    ),
    moved(
      lathe(
        [
          [13, 35.5],
          [12.6, 40],
          [11, 45],
          [8, 50],
          [4, 53.6],
          [1.9, 54.8],
        ],
        toned('coral', 'rust', 'plum'),
        16,
      ),
      0,
      0,
      6,
    ),
    moved(
      lathe(
        [
          [1.9, 54.5],
          [1.9, 59],
          [2.3, 59],
          [0.1, 63],
        ],
        stone,
        12,
      ),
      0,
      0,
      6,
    ),
  ].map((t) => moved(t, 34, -4, 232));
  const campanile = (x: number, z: number, k: number): Solid[] =>
    [
      box(-3.4, 0, -3.4, 6.8, 46, 6.8, stone),
      ...[-1.7, 0.7].map((a) => [
        {
          corners: [
            [a, 38, -3.5],
            [a + 1.2, 38, -3.5],
            [a + 1.2, 42.6, -3.5],
            [a, 42.6, -3.5],
          ] as const,
          tone: glass,
          plain: true,
        },
      ]),
      box(-3.9, 46, -3.9, 7.8, 0.9, 7.8, stone),
      lathe(
        [
          [5, 46.9],
          [0.05, 58],
        ],
        toned('coral', 'rust', 'plum'),
        4,
      ).map((f) => f),
    ].map((t) => moved(t, x, -6 * k, z));
  things.push(
    { z: 232, solids: dome },
    { z: 196, solids: campanile(72, 196, 1) },
    { z: 300, solids: campanile(-96, 300, 1) },
    { z: 150, solids: campanile(-52, 150, 2.6) },
  );
  const scene = { camera: cam, light, haze: { ink: 'apricot', distance: 1200 } as const };
  await p.svg(
    things
      .toSorted((a, b) => b.z - a.z)
      .map(({ solids }) => solids.map((s) => drawn([s], scene)).join(''))
      .join('') +
      bird(980, 150, 0.8, 'plum') +
      bird(1050, 120, 0.55, 'plum') +
      bird(930, 112, 0.45, 'plum'),
  );
  return p.finish();
}
