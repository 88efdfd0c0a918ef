import { hexOf as h, lay, rgb } from '../kit/inks.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, stars, sun, water } from '../kit/sky.ts';
import { camera, terrain } from '../kit/terrain.ts';

/** A lantern lit on a quay at nightfall, a bay behind it. */
export async function lanternQuay(size?: number) {
  const p = new Print('wide', size);
  const horizon = 520;
  sky(p, horizon, [
    [0, 'black'],
    [0.45, 'indigo'],
    [0.75, 'plum'],
    [0.92, 'coral'],
    [1, 'apricot'],
  ]);
  stars(p, 420, 420, 'paper', 71, 0.6);
  sun(p, { x: 1180, y: 540, r: 0, ink: 'paper', glow: 'apricot', reach: 420, strength: 0.5 });
  bars(
    p,
    [
      [1020, 380, 420, 10],
      [380, 430, 320, 8],
      [1240, 450, 280, 7],
    ],
    'plum',
    0.6,
  );
  terrain(p, {
    camera: camera(p, horizon, 10, 1300),
    height: (x, z) =>
      Math.max(0, Math.min(1, (z - 600) / 500)) * 230 * alpine(x * 0.004 + 12, z * 0.003, 9) - 1,
    from: 500,
    to: 2200,
    light: [0.6, 0.4, 0.6],
    tone: () => ({ lit: 'mauve', half: 'plum', shade: 'indigo' }),
    haze: { ink: 'plum', distance: 2200 },
  });
  const lights = Array.from(
    { length: 22 },
    (_, i) =>
      `<circle cx="${60 + ((i * 211) % 560)}" cy="${508 - ((i * 37) % 26)}" r="${1.8 + (i % 3) * 0.7}" fill="${h('gold')}"/>`,
  ).join('');
  await p.svg(lights);
  water(p, {
    horizon: horizon + 3,
    near: 'night',
    far: 'coral',
    seed: 106,
    mirror: 0.75,
    chop: 0.3,
    crest: 'plum',
  });
  const stone = (x: number, w: number, y: number, k: number) =>
    `<path d="M${x} ${y}h${w}v${74}h${-w}z" fill="${h(k % 3 ? 'bark' : 'umber')}" stroke="${h('black')}" stroke-width="4"/>`;
  const course = (y: number, off: number) =>
    Array.from({ length: 9 }, (_, i) => stone(-80 + off + i * 190, 190, y, i + off)).join('');
  await p.svg(
    `<path d="M-10 806H1510V838H-10Z" fill="${h('umber')}"/><path d="M-10 806H1510V814H-10Z" fill="${h('amber')}"/>${course(838, 0)}${course(912, 95)}${course(986, 0)}<path d="M1180 806V742C1180 728 1172 722 1172 708H1248C1248 722 1240 728 1240 742V806Z" fill="${h('black')}"/><ellipse cx="1210" cy="708" rx="44" ry="13" fill="${h('night')}"/><path d="M1180 770C1120 776 1060 800 1000 806C1080 812 1180 800 1244 778" fill="none" stroke="${h('amber')}" stroke-width="13"/>`,
  );
  const glow = rgb('gold'),
    core = rgb('paper');
  p.each((x, y, c) => {
    const d = Math.hypot(x - 560, y - 600);
    lay(c, glow, 0.6 * Math.exp(-((d / 240) ** 1.5)));
    if (y > 800) lay(c, glow, 0.5 * Math.exp(-(((x - 560) / 360) ** 2)) * Math.exp(-((y - 806) / 130)));
    lay(c, core, 0.5 * Math.exp(-((d / 90) ** 2)));
  });
  await p.svg(
    `<defs><radialGradient id="flame" cx="0.5" cy="0.6" r="0.6"><stop offset="0" stop-color="${h('paper')}"/><stop offset="0.5" stop-color="${h('cream')}"/><stop offset="1" stop-color="${h('gold')}"/></radialGradient></defs><g transform="translate(560 806)"><path d="M-110 0H110V-26H-110Z" fill="${h('night')}"/><path d="M-92 -26H92L84 -52H-84Z" fill="${h('bark')}"/><path d="M-84 -52L-104 -330H104L84 -52Z" fill="url(#flame)"/><path d="M-84 -52L-104 -330M84 -52L104 -330M-28 -52L-34 -330M28 -52L34 -330" stroke="${h('night')}" stroke-width="9"/><path d="M-96 -190H96" stroke="${h('night')}" stroke-width="6"/><path d="M-20 -52V-110H20V-52Z" fill="${h('snow')}"/><path d="M0 -112C-20 -140 -12 -172 0 -200C12 -172 20 -140 0 -112Z" fill="${h('paper')}"/><path d="M0 -116C-10 -132 -7 -150 0 -168C7 -150 10 -132 0 -116Z" fill="${h('amber')}"/><path d="M-124 -330H124L70 -402H-70Z" fill="${h('night')}"/><path d="M-124 -330L-70 -402H-20L-60 -330Z" fill="${h('bark')}"/><path d="M-46 -402H46L34 -440H-34Z" fill="${h('bark')}"/><path d="M0 -440V-452" stroke="${h('night')}" stroke-width="12"/><circle cx="0" cy="-486" r="38" fill="none" stroke="${h('night')}" stroke-width="10"/></g>`,
  );
  return p.finish();
}
