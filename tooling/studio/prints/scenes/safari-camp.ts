import { hexOf as h, lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, stars } from '../kit/sky.ts';
import { box, drawn, moved, toned, turned, type Solid } from '../kit/solid.ts';
import { camera, terrain, trees, type Point } from '../kit/terrain.ts';
import { acacia, grass } from '../kit/wild.ts';

/** A tent with its lamps lit, under the first stars. */
export async function safariCamp(size?: number) {
  const p = new Print('wide', size);
  const horizon = 640;
  sky(p, horizon, [
    [0, 'black'],
    [0.4, 'indigo'],
    [0.72, 'plum'],
    [0.92, 'coral'],
    [1, 'gold'],
  ]);
  stars(p, 560, 700, 'paper', 61, 0.7);
  bars(
    p,
    [
      [420, 540, 420, 8],
      [1150, 580, 360, 7],
    ],
    'plum',
    0.6,
  );
  const cam = camera(p, horizon, 2.6, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > 120 ? smooth(160, 400, z) * 30 * alpine(x * 0.008 + 7, z * 0.006, 6) : 0) +
      0.25 * fbm(x * 0.12, z * 0.16, 3, 2) +
      (z > 36 && z < 200 ? 0.8 * trees(x, z, 3, 4, 0.1, 0.2) : 0),
    from: 4,
    to: 700,
    light: [0.2, 0.4, 0.8],
    cut: 0.5,
    tone: () => ({ lit: 'umber', half: 'bark', shade: 'night' }),
    haze: { ink: 'plum', distance: 260 },
  });
  const canvas = toned('cream', 'apricot', 'umber'),
    roof = toned('apricot', 'amber', 'bark'),
    wood = toned('umber', 'bark', 'night'),
    warm = toned('gold', 'gold', 'gold'),
    deep = toned('amber', 'amber', 'amber');
  const gable = (z: number, half: number, top: number, eave: number): Point[] => [
    [-half, eave, z],
    [0, top, z],
    [half, eave, z],
  ];
  const [fl, ft, fr] = gable(-5.4, 5.2, 5.1, 2.9),
    [bl, bt, br] = gable(4.4, 5.2, 5.1, 2.9);
  if (!fl || !ft || !fr || !bl || !bt || !br) throw new Error('A gable has three points');
  const tent: Solid[] = [
    box(-5.4, 0, -6, 10.8, 0.5, 11, wood),
    box(-4, 0.5, -2.6, 8, 2.6, 7, canvas),
    [
      {
        corners: [
          [-4, 3.1, -2.6],
          [4, 3.1, -2.6],
          [0, 4.9, -2.6],
        ],
        tone: canvas,
      },
    ],
    [
      {
        corners: [
          [-3.2, 0.5, -2.62],
          [3.2, 0.5, -2.62],
          [2.7, 3.4, -2.62],
          [0, 4.2, -2.62],
          [-2.7, 3.4, -2.62],
        ],
        tone: warm,
        plain: true,
      },
    ],
    [
      {
        corners: [
          [-1.9, 0.5, -2.64],
          [1.2, 0.5, -2.64],
          [1.2, 1.25, -2.64],
          [-1.9, 1.25, -2.64],
        ],
        tone: toned('paper', 'paper', 'paper'),
        plain: true,
      },
      {
        corners: [
          [-1.9, 1.25, -2.65],
          [-0.9, 1.25, -2.65],
          [-0.9, 1.5, -2.65],
          [-1.9, 1.5, -2.65],
        ],
        tone: deep,
        plain: true,
      },
      {
        corners: [
          [1.7, 0.5, -2.65],
          [2.1, 0.5, -2.65],
          [2.1, 1.7, -2.65],
          [1.7, 1.7, -2.65],
        ],
        tone: deep,
        plain: true,
      },
    ],
    [
      {
        corners: [
          [-3.2, 0.5, -2.66],
          [-2.2, 0.5, -2.66],
          [-2.9, 2, -2.66],
          [-2.5, 3.45, -2.66],
          [-2.75, 3.4, -2.66],
        ],
        tone: canvas,
        plain: true,
      },
      {
        corners: [
          [3.2, 0.5, -2.66],
          [2.2, 0.5, -2.66],
          [2.9, 2, -2.66],
          [2.5, 3.45, -2.66],
          [2.75, 3.4, -2.66],
        ],
        tone: toned('apricot', 'apricot', 'amber'),
        plain: true,
      },
    ],
    [-4.6, -1.6, 1.6, 4.6].flatMap((x) =>
      box(x - 0.07, 0.5, -5.2, 0.14, 2.7 + (Math.abs(x) < 2 ? 1.2 : 0.1), 0.14, wood),
    ),
    [
      { corners: [fl, ft, bt, bl].toReversed(), tone: roof, thin: true },
      { corners: [ft, fr, br, bt].toReversed(), tone: roof, thin: true },
    ],
    ...[-4, -2.6].map((x) => box(x, 0.5, -5, 0.9, 0.5, 0.8, wood)),
    box(-3, 0.5, -4.6, 0.3, 0.42, 0.3, wood),
  ];
  const scene = { camera: cam, light: [-0.7, 0.5, -0.4] as const };
  await p.svg(
    acacia(1270, 690, 1.15, ['night', 'night', 'bark'], 4) +
      acacia(140, 672, 0.7, ['night', 'night', 'bark'], 6) +
      tent.map((s) => drawn([moved(turned(s, -16), 0.6, 0.1, 23)], scene)).join(''),
  );
  const glow = rgb('gold'),
    hot = rgb('cream');
  p.each((x, y, c) => {
    lay(c, glow, 0.38 * Math.exp(-((Math.hypot(x - 790, (y - 690) * 1.2) / 300) ** 2)));
    lay(c, hot, 0.35 * Math.exp(-((Math.hypot(x - 790, (y - 650) * 1.3) / 120) ** 2)));
  });
  const lantern = (x: number, y: number, k: number) =>
    `<circle cx="${x}" cy="${y - 14 * k}" r="${34 * k}" fill="${h('gold')}" opacity="0.25"/><path d="M${x - 8 * k} ${y}V${y - 24 * k}H${x + 8 * k}V${y}Z" fill="${h('cream')}"/><path d="M${x - 10 * k} ${y}H${x + 10 * k}V${y + 5 * k}H${x - 10 * k}ZM${x - 10 * k} ${y - 28 * k}H${x + 10 * k}V${y - 23 * k}H${x - 10 * k}Z" fill="${h('bark')}"/>`;
  await p.svg(
    lantern(470, 840, 1.1) +
      lantern(590, 812, 0.8) +
      lantern(400, 890, 1.4) +
      grass(1500, 990, 80, 320, 'black', 11) +
      acacia(1500, 960, 2.2, ['black', 'black', 'night'], 9),
  );
  return p.finish();
}
