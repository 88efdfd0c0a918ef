import { fbm, hash, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { liner } from '../kit/fleet.ts';
import { posed, printed, reflected, ship } from '../kit/ship.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { box, drawn, lathe, moved, toned, turned, type Face, type Solid } from '../kit/solid.ts';
import { camera, terrain, trees, type Point } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

/** A white harbour town on its slope, a liner at anchor in the bay. */
export async function portOfCall(size?: number) {
  const p = new Print('wide', size);
  const horizon = 470;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.45, 'shallow'],
    [0.8, 'mist'],
    [1, 'cream'],
  ]);
  sun(p, { x: 300, y: 400, r: 0, ink: 'paper', glow: 'paper', reach: 440, strength: 0.7 });
  bars(
    p,
    [
      [420, 140, 420, 10],
      [1120, 100, 340, 8],
      [700, 230, 320, 7],
    ],
    'paper',
    0.6,
  );
  const cam = camera(p, horizon, 26, 1300);
  const light: Point = [-0.8, 0.55, -0.3];
  const slope = (x: number, z: number) =>
    smooth(0, 240, x - 26 + (z - 240) * 0.12 + (fbm(x * 0.02, z * 0.02, 3, 4) - 0.5) * 26) * 120;
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      Math.max(
        z > 120 && z < 620 ? slope(x, z) + (slope(x, z) > 84 ? trees(x, z, 7, 5, 0.5, 0.35) : 0) - 1 : -1,
        z > 900 ? smooth(900, 1600, z) * 150 * alpine(x * 0.003 + 6, z * 0.0025, 29) - 1 : -1,
      ),
    from: 90,
    to: 3600,
    light: [-0.75, 0.5, 0.1],
    shadows: 40,
    cut: 0.6,
    level: -0.5,
    step: 0.0024,
    tone: ({ z }) =>
      z > 900
        ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
        : { lit: 'straw', half: 'sage', shade: 'moss' },
    haze: { ink: 'mist', distance: 2400 },
  });
  water(p, {
    horizon: horizon + 1,
    near: 'sea',
    far: 'ice',
    seed: 116,
    mirror: 0.35,
    glint: { x: 300, ink: 'paper', width: 110, strength: 0.7 },
    chop: 0.35,
    crest: 'ice',
    only: (x, y) => p.isWet(x, y),
  });
  const scene = { camera: cam, light };
  const vessel = posed(
    ship(liner, {
      hull: toned('prussian', 'indigo', 'night'),
      house: toned('paper', 'rose', 'mauve'),
      band: 'rust',
      funnel: toned('coral', 'rust', 'plum'),
      window: 'prussian',
      dark: 'plum',
    }),
    -74,
    -130,
    0,
    480,
  );
  await p.svg(printed(reflected(vessel), scene), { from: 520, strength: 0.4, wobble: 5, fade: 200 });
  await p.svg(printed(vessel, scene));
  const white = toned('paper', 'rose', 'mauve'),
    cream = toned('cream', 'apricot', 'mauve'),
    blue = toned('sea', 'prussian', 'indigo'),
    pane = toned('prussian', 'prussian', 'prussian'),
    door = toned('rust', 'rust', 'plum');
  const houses: { z: number; solids: Solid[] }[] = [];
  for (let row = 0; row < 15; row++)
    for (let i = 0; i < 17; i++) {
      const s = row * 61 + i * 17,
        z = 170 + row * 17 + hash(s, 1, 6) * 8,
        x = 36 + i * 13 - (z - 240) * 0.12 + hash(s, 2, 6) * 6;
      const y = slope(x, z);
      if (y < 2.5 || y > 92 || hash(s, 7, 6) < 0.14) continue;
      const w = 8 + 4 * hash(s, 3, 6),
        d = 8,
        tall = 6 + 5 * hash(s, 4, 6);
      const panes: Face[] = [-0.3, 0.12].flatMap((a, k) =>
        [0.5, 0.2].slice(0, tall > 8 ? 2 : 1).map((f): Face => {
          const px = a * w,
            py = tall * f + 1.4;
          return {
            corners: [
              [px, py, -d / 2 - 0.05],
              [px + 1.3, py, -d / 2 - 0.05],
              [px + 1.3, py + 2, -d / 2 - 0.05],
              [px, py + 2, -d / 2 - 0.05],
            ],
            tone: k && f < 0.3 ? door : pane,
            plain: true,
          };
        }),
      );
      const dome =
        hash(s, 5, 6) > 0.93
          ? [
              moved(
                lathe(
                  [
                    [3.4, 0],
                    [3.3, 1.4],
                    [2.6, 2.9],
                    [1.4, 3.8],
                    [0.01, 4.2],
                  ],
                  blue,
                  16,
                ),
                0,
                tall,
                0,
              ),
            ]
          : [];
      houses.push({
        z,
        solids: [
          box(-w / 2, -8, -d / 2, w, tall + 8, d, hash(s, 6, 6) > 0.75 ? cream : white),
          panes,
          box(-w / 2 - 0.2, tall - 0.1, -d / 2 - 0.2, w + 0.4, 0.6, d + 0.4, white),
          ...dome,
        ].map((t) => moved(turned(t, (hash(s, 8, 6) - 0.5) * 22 - 8), x, y, z)),
      });
    }
  const tower: Solid[] = [
    box(-2.6, 0, -2.6, 5.2, 24, 5.2, white),
    box(-3, 24, -3, 6, 0.8, 6, cream),
    moved(
      lathe(
        [
          [2.5, 24.8],
          [2.3, 26.6],
          [1.4, 28.4],
          [0.01, 29.2],
        ],
        blue,
        14,
      ),
      0,
      0,
      0,
    ),
  ].map((t) => moved(t, 108, slope(108, 236) - 2, 236));
  houses.push({ z: 236, solids: tower });
  const mole = [
    box(6, -1, 196, 46, 2.6, 5, toned('cream', 'apricot', 'plum')),
    moved(
      lathe(
        [
          [1.7, 1.6],
          [1.3, 9],
          [1.8, 9.2],
          [1.8, 9.8],
          [1, 9.8],
          [1, 11.4],
          [0.01, 12.6],
        ],
        white,
        14,
      ),
      7.6,
      0,
      198.5,
    ),
  ];
  await p.svg(
    houses
      .toSorted((a, b) => b.z - a.z)
      .map(({ solids }) => solids.map((t) => drawn([t], scene)).join(''))
      .join('') +
      mole.map((t) => drawn([t], scene)).join('') +
      bird(620, 260, 0.8, 'indigo') +
      bird(690, 232, 0.55, 'indigo') +
      bird(560, 226, 0.45, 'indigo'),
  );
  const boats = Array.from({ length: 7 }, (_, i) => {
    const x = 420 + i * 96 + (i % 3) * 30,
      y = 700 + ((i * 83) % 190),
      k = 0.5 + (y - 680) / 260;
    return `<g transform="translate(${x} ${y}) scale(${k.toFixed(2)})"><path d="M-40 0C-20 6 26 6 48 -8C42 12 20 18 0 18C-22 18 -36 12 -40 0Z" fill="${i % 2 ? '#a8502f' : '#23404f'}"/><path d="M-40 0C-20 6 26 6 48 -8L46 -4C26 10 -20 10 -38 4Z" fill="#f6ead6"/><path d="M0 2V-62" stroke="#4a3126" stroke-width="3"/><path d="M3 -58L34 -10H3Z" fill="#f2eee4"/><path d="M-34 24C-10 30 20 30 40 22" stroke="#f6ead6" stroke-width="3" opacity="0.5" fill="none"/></g>`;
  }).join('');
  await p.svg(boats);
  return p.finish();
}
