import { hash, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { bars, sky, stars, sun, water } from '../kit/sky.ts';
import { box, drawn, toned, type Face, type Solid } from '../kit/solid.ts';
import { camera, type Point } from '../kit/terrain.ts';

/** Towers of a harbour city as their lights come on. */
export async function nightCity(size?: number) {
  const p = new Print('wide', size);
  const horizon = 690;
  sky(p, horizon, [
    [0, 'night'],
    [0.35, 'prussian'],
    [0.66, 'mauve'],
    [0.88, 'coral'],
    [1, 'cream'],
  ]);
  stars(p, 300, 110, 'paper', 41);
  sun(p, { x: 480, y: 680, r: 0, ink: 'paper', glow: 'cream', reach: 520, strength: 0.6 });
  bars(
    p,
    [
      [330, 330, 420, 10],
      [1180, 270, 380, 9],
      [820, 430, 460, 8],
    ],
    'plum',
    0.5,
  );
  const cam = camera(p, horizon, 22, 1500);
  const light: Point = [-0.85, 0.35, -0.35];
  const towers: Solid[] = [];
  for (let row = 5; row >= 0; row--)
    for (let i = -11; i <= 11; i++) {
      const seed = i * 13 + row * 71;
      if (hash(i, row, 5) < 0.16) continue;
      const w = 26 + 16 * hash(seed, 1, 3),
        d = 26;
      const x = i * 50 + (hash(seed, 2, 3) - 0.5) * 26 + (row % 2) * 25,
        z = 560 + row * 58;
      const core = Math.exp(-(((x - 90) / 210) ** 2));
      const tall =
        (28 + 60 * hash(seed, 4, 3) + core * (70 + 170 * hash(seed, 5, 3) ** 1.3)) * smooth(-1, 3, row + 1);
      const tones = [
        toned('rose', 'mauve', 'indigo'),
        toned('mauve', 'plum', 'indigo'),
        toned('coral', 'plum', 'night'),
        toned('apricot', 'mauve', 'prussian'),
      ];
      const tone = tones[Math.abs(seed) % 4] ?? toned('rose', 'mauve', 'indigo');
      const solid: Face[] = [...box(x - w / 2, 0, z, w, tall, d, tone)];
      let top = tall;
      if (hash(seed, 6, 3) > 0.45) {
        solid.push(...box(x - w * 0.34, top, z + 4, w * 0.68, tall * 0.13, d * 0.68, tone));
        top *= 1.13;
      }
      if (hash(seed, 7, 3) > 0.6) {
        solid.push(...box(x - w * 0.18, top, z + 8, w * 0.36, tall * 0.1, d * 0.36, tone));
        top += tall * 0.1;
        if (core > 0.4) solid.push(...box(x - 0.6, top, z + 12, 1.2, tall * 0.2, 1.2, tone));
      }
      const panes: Face[] = [];
      const floors = Math.floor(tall / 5.2),
        bays = Math.floor(w / 4.4);
      for (let f = 1; f < floors; f++)
        for (let b = 0; b < bays; b++) {
          if (hash(f * 31 + b, seed, 9) < 0.5) continue;
          const px = x - w / 2 + 1.4 + b * ((w - 2) / bays),
            py = f * 5.2;
          const ink = hash(f * 17 + b, seed, 11) > 0.3 ? 'gold' : 'cream';
          panes.push({
            corners: [
              [px, py, z - 0.1],
              [px + 2.3, py, z - 0.1],
              [px + 2.3, py + 2.5, z - 0.1],
              [px, py + 2.5, z - 0.1],
            ],
            tone: toned(ink, ink, ink),
            plain: true,
            over: 30,
          });
        }
      towers.push([...solid, ...panes]);
    }
  const quay = box(-900, -1, 548, 1800, 3, 8, toned('plum', 'indigo', 'night'));
  const scene = { camera: cam, light, haze: { ink: 'coral', distance: 2600 } as const };
  await p.svg([...towers, quay].map((s) => drawn([s], scene)).join(''));
  water(p, {
    horizon: horizon + 58,
    near: 'night',
    far: 'mauve',
    seed: 46,
    mirror: 0.72,
    chop: 0.3,
    crest: 'coral',
    scale: 1.4,
  });
  return p.finish();
}
