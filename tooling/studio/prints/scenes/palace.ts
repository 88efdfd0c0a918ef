import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { reflected, printed } from '../kit/ship.ts';
import { bars, sky, stars, sun, water } from '../kit/sky.ts';
import { box, lathe, moved, toned, type Face, type Solid } from '../kit/solid.ts';
import { camera, terrain, type Point } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

const onion = (r: number, y: number): [number, number][] => [
  [r * 0.92, y],
  [r, y + r * 0.3],
  [r * 1.04, y + r * 0.62],
  [r * 0.92, y + r],
  [r * 0.66, y + r * 1.36],
  [r * 0.34, y + r * 1.66],
  [r * 0.1, y + r * 1.9],
  [0.01, y + r * 2.3],
];
/** Domes and arcades above the water at nightfall. */
export async function palace(size?: number) {
  const p = new Print('wide', size);
  const horizon = 640;
  sky(p, horizon, [
    [0, 'night'],
    [0.35, 'prussian'],
    [0.66, 'mauve'],
    [0.88, 'coral'],
    [1, 'cream'],
  ]);
  stars(p, 360, 160, 'paper', 51);
  sun(p, { x: 1190, y: 210, r: 40, ink: 'paper', glow: 'rose', reach: 300, strength: 0.45 });
  bars(
    p,
    [
      [360, 380, 420, 10],
      [1220, 430, 320, 8],
      [820, 520, 520, 8],
    ],
    'plum',
    0.45,
  );
  const cam = camera(p, horizon, 5, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) => Math.max(0, Math.min(1, (z - 400) / 500)) * 130 * alpine(x * 0.004 + 3, z * 0.003, 43),
    from: 300,
    to: 2400,
    light: [-0.8, 0.4, 0.2],
    tone: () => ({ lit: 'mauve', half: 'plum', shade: 'indigo' }),
    haze: { ink: 'coral', distance: 1500 },
  });
  const marble = toned('paper', 'apricot', 'mauve'),
    domeTone = toned('cream', 'rose', 'plum'),
    gold = toned('gold', 'amber', 'umber'),
    lit = toned('gold', 'gold', 'gold'),
    dark = toned('plum', 'plum', 'indigo');
  const arch = (x: number, y: number, w: number, h: number, z: number, tone = lit): Face => {
    const top = Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 8) * Math.PI,
        k = Math.cos(a);
      return [
        x + (k * w) / 2,
        y + h - w * 0.6 + Math.sin(a) ** 0.8 * w * 0.6 * (1 + 0.25 * (1 - Math.abs(k))),
        z,
      ];
    });
    return { corners: [[x - w / 2, y, z], [x + w / 2, y, z], ...top], tone, plain: true };
  };
  const at = (s: Solid, x: number, z: number) => moved(s, x, 0, z);
  const kiosk = (x: number, y: number, z: number, r: number): Solid[] => [
    moved(
      lathe(
        [
          [r, 0],
          [r, r * 1.6],
          [r * 1.25, r * 1.6],
          [r * 1.25, r * 1.8],
        ],
        marble,
        12,
      ),
      x,
      y,
      z,
    ),
    moved(lathe(onion(r, r * 1.8), domeTone, 14), x, y, z),
    moved(
      lathe(
        [
          [r * 0.06, r * 4],
          [0.01, r * 5],
        ],
        gold,
        6,
      ),
      x,
      y,
      z,
    ),
  ];
  const minaret = (x: number, z: number): Solid[] => [
    at(
      lathe(
        [
          [2.4, 0],
          [1.9, 20],
          [2.8, 20.4],
          [2.8, 21.2],
          [1.8, 21.2],
          [1.5, 37],
          [2.3, 37.4],
          [2.3, 38.2],
          [1.5, 38.2],
          [1.5, 42],
        ],
        marble,
        14,
      ),
      x,
      z,
    ),
    at(lathe(onion(1.6, 42), domeTone, 14), x, z),
  ];
  const parts: Solid[] = [
    ...minaret(-52, 158),
    ...minaret(52, 158),
    box(-60, 0, 128, 120, 3, 60, marble),
    box(-44, 3, 140, 88, 15, 40, marble),
    box(-46, 18, 138, 92, 1.2, 44, gold),
    Array.from({ length: 9 }, (_, i) => arch(-38 + i * 9.5, 3, 6, 11.4, 139.9, i % 2 ? dark : lit)),
    box(-14, 3, 136, 28, 22, 10, marble),
    box(-15, 25, 135, 30, 1.2, 12, gold),
    [
      arch(0, 3, 14, 19, 135.9),
      arch(-11, 5, 3.6, 8, 135.9, dark),
      arch(11, 5, 3.6, 8, 135.9, dark),
      arch(-11, 15, 3.6, 7, 135.9, dark),
      arch(11, 15, 3.6, 7, 135.9, dark),
    ],
    at(
      lathe(
        [
          [13, 18],
          [13, 27],
          [13.6, 27],
          [13.6, 28],
        ],
        marble,
        22,
      ),
      0,
      158,
    ),
    at(lathe(onion(13, 28), domeTone, 26), 0, 158),
    at(
      lathe(
        [
          [0.7, 56],
          [1.1, 58],
          [0.3, 60],
          [0.01, 64],
        ],
        gold,
        8,
      ),
      0,
      158,
    ),
    ...kiosk(-30, 19, 146, 3.6),
    ...kiosk(30, 19, 146, 3.6),
    ...kiosk(-40, 19, 168, 3),
    ...kiosk(40, 19, 168, 3),
    Array.from({ length: 21 }, (_, i) => arch(-55 + i * 5.5, 0.2, 3, 2.4, 127.9, dark)),
  ];
  const scene = { camera: cam, light: [-0.7, 0.45, -0.5] as const };
  water(p, {
    horizon: horizon + 2,
    near: 'night',
    far: 'coral',
    seed: 56,
    mirror: 0.7,
    chop: 0.25,
    crest: 'mauve',
  });
  await p.svg(printed(reflected(parts), scene), { from: 690, strength: 0.62, wobble: 6, fade: 420 });
  await p.svg(printed(parts, scene) + bird(330, 300, 0.7, 'indigo') + bird(400, 270, 0.5, 'indigo'));
  return p.finish();
}
