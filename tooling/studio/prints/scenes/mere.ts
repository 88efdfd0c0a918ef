import { lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { box, drawn, toned } from '../kit/solid.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

/** A mere among alders at first light, a landing stage and its boat. */
export async function mere(size?: number) {
  const p = new Print('wide', size);
  const horizon = 500;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.45, 'mist'],
    [0.8, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 980, y: 400, r: 46, ink: 'paper', glow: 'paper', reach: 460, strength: 0.8 });
  bars(
    p,
    [
      [420, 160, 380, 9],
      [1130, 220, 320, 8],
    ],
    'paper',
    0.7,
  );
  const cam = camera(p, horizon, 3.2, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > 300 ? smooth(300, 900, z) * 130 * alpine(x * 0.004 + 8, z * 0.003, 39) : 0) +
      smooth(150, 190, z + 0.55 * Math.abs(x + 20)) * (1 + trees(x, z, 8, 7, 0.3, 0.85)) -
      0.6,
    from: 40,
    to: 2200,
    light: [0.4, 0.5, 0.7],
    shadows: 30,
    cut: 0.5,
    tone: ({ z }) =>
      z > 320
        ? { lit: 'sage', half: 'shallow', shade: 'prussian' }
        : { lit: 'straw', half: 'moss', shade: 'pine' },
    haze: { ink: 'cream', distance: 560, power: 1.2 },
    mist: { ink: 'paper', height: 5, strength: 0.8 },
  });
  water(p, {
    horizon: horizon + 24,
    near: 'prussian',
    far: 'cream',
    seed: 96,
    mirror: 0.85,
    chop: 0.2,
    crest: 'cream',
  });
  const veil = rgb('paper');
  p.each(
    (x, y, c) =>
      lay(c, veil, 0.55 * Math.exp(-(((y - 540) / 34) ** 2)) * smooth(0.3, 0.62, fbm(x / 260, y / 40, 3, 8))),
    440,
    660,
  );
  const plank = toned('apricot', 'umber', 'bark'),
    post = toned('umber', 'bark', 'night');
  const stage = [
    ...Array.from({ length: 22 }, (_, i) =>
      box(-6.2 + i * 0.02, 0.55, 5.6 + i * 0.62, 2.4, 0.09, 0.56, plank),
    ),
    ...[0, 3, 6, 9, 12].flatMap((d) => [-6.15, -3.9].map((x) => box(x, -0.6, 6.6 + d, 0.2, 1.9, 0.2, post))),
  ];
  const boat = `<path d="M690 742C760 776 980 778 1060 734C1048 790 1010 808 940 812H800C740 808 704 784 690 742Z" fill="#23433a"/><path d="M690 742C760 776 980 778 1060 734L1054 750C970 792 770 790 698 758Z" fill="#e3b261"/><path d="M760 770L790 754H950L990 766Z" fill="#7a4a2b"/><path d="M800 760L640 812M940 758L1100 806" stroke="#7a4a2b" stroke-width="7"/>`;
  await p.svg(
    `<clipPath id="b"><rect x="0" y="800" width="1500" height="200"/></clipPath><g clip-path="url(#b)"><g transform="translate(0 1616) scale(1 -1)">${boat}</g></g>`,
    { from: 800, strength: 0.45, wobble: 7, fade: 260 },
  );
  await p.svg(
    drawn(
      stage.map((s) => s),
      { camera: cam, light: [0.5, 0.6, -0.3] },
    ) +
      boat +
      bird(520, 260, 0.8, 'prussian') +
      bird(590, 232, 0.55, 'prussian') +
      bird(470, 224, 0.45, 'prussian'),
  );
  return p.finish();
}
