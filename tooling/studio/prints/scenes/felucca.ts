import { type Ink, hexOf } from '../kit/inks.ts';
import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { dune } from '../kit/relief.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { palm } from './riverside.ts';

/** Feluccas on the Nile in the evening. */
export async function felucca(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.35, 'mauve'],
    [0.68, 'coral'],
    [0.88, 'gold'],
    [1, 'cream'],
  ]);
  sun(p, { x: 1010, y: 470, r: 64, ink: 'paper', glow: 'cream', reach: 440, strength: 0.7 });
  bars(
    p,
    [
      [420, 240, 440, 9],
      [1180, 320, 340, 8],
    ],
    'plum',
    0.45,
  );
  const cam = camera(p, horizon, 3, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      z > 150
        ? smooth(230, 420, z + 0.12 * x) *
            (10 + 62 * dune(x * 0.008 + 1, z * 0.006, 8) * smooth(230, 700, z)) +
          smooth(150, 165, z) * 1.4 +
          smooth(152, 165, z) * smooth(230, 190, z) * trees(x, z, 7, 3, 0.1, 0.7)
        : -1,
    from: 100,
    to: 1600,
    light: [0.6, 0.35, 0.6],
    shadows: 40,
    cut: 0.6,
    tone: ({ z }) =>
      z < 232
        ? { lit: 'umber', half: 'pine', shade: 'night' }
        : { lit: 'apricot', half: 'amber', shade: 'plum' },
    haze: { ink: 'apricot', distance: 1100 },
  });
  await p.svg(
    [
      palm(210, 604, 0.62, 'night', 'pine', 2),
      palm(262, 604, 0.5, 'night', 'pine', 5),
      palm(158, 604, 0.46, 'night', 'pine', 9),
      palm(1290, 604, 0.5, 'night', 'pine', 4),
      palm(1340, 604, 0.62, 'night', 'pine', 7),
      palm(1400, 604, 0.44, 'night', 'pine', 3),
      palm(560, 603, 0.34, 'night', 'pine', 6),
      palm(590, 603, 0.4, 'night', 'pine', 11),
    ].join(''),
  );
  water(p, {
    horizon: horizon + 4,
    near: 'indigo',
    far: 'gold',
    seed: 6,
    mirror: 0.75,
    glint: { x: 1010, ink: 'paper', width: 110, strength: 0.85 },
    chop: 0.35,
    crest: 'apricot',
  });
  const boat = (x: number, y: number, k: number, sail: Ink, back: Ink) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-8 -20C30 -190 60 -330 96 -470C20 -390 -110 -220 -176 -84C-120 -60 -60 -34 -8 -20Z" fill="${hexOf(sail)}"/><path d="M-8 -20C30 -190 60 -330 96 -470C62 -360 24 -200 -34 -28Z" fill="${hexOf(back)}" opacity="0.55"/><path d="M-190 -74L106 -490" stroke="${hexOf('bark')}" stroke-width="6"/><path d="M-24 -6L-16 -250" stroke="${hexOf('bark')}" stroke-width="8"/><path d="M-210 -26C-120 -4 120 -2 220 -36C190 14 150 26 100 28H-110C-160 26 -196 4 -210 -26Z" fill="${hexOf('bark')}"/><path d="M-206 -24C-120 -2 120 0 216 -34L212 -24C120 8 -120 8 -202 -16Z" fill="${hexOf('paper')}"/><path d="M96 -14c-8 -30 -2 -46 12 -48c14 2 20 20 12 46z" fill="${hexOf('night')}"/><circle cx="108" cy="-72" r="11" fill="${hexOf('night')}"/></g>`;
  const far = boat(1140, 640, 0.3, 'paper', 'coral') + boat(890, 628, 0.2, 'paper', 'coral');
  const near = boat(520, 760, 1.15, 'paper', 'coral');
  const flipped = `<g transform="translate(0 1280) scale(1 -1)">${boat(1140, 640, 0.3, 'paper', 'coral')}</g><g transform="translate(0 1256) scale(1 -1)">${boat(890, 628, 0.2, 'paper', 'coral')}</g><g transform="translate(0 1564) scale(1 -1)">${near}</g>`;
  await p.svg(
    `<clipPath id="w"><rect x="0" y="640" width="1500" height="400"/></clipPath><g clip-path="url(#w)">${flipped}</g>`,
    { from: 640, strength: 0.4, wobble: 10, fade: 420 },
  );
  await p.svg(far + near);
  return p.finish();
}
