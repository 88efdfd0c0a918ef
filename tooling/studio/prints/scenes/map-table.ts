import { hexOf as h, lay, rgb } from '../kit/inks.ts';
import { fbm, noise, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { fall } from './still-life.ts';

const turn = (angle: number, r: number, x = 0, y = 0): string =>
  `${(x + Math.cos((angle * Math.PI) / 180) * r).toFixed(1)} ${(y + Math.sin((angle * Math.PI) / 180) * r).toFixed(1)}`;
/** A compass seen from above, 200 across. */
const compass = (x: number, y: number, k: number) => {
  const ticks = Array.from(
    { length: 72 },
    (_, i) =>
      `<path d="M${turn(i * 5, i % 6 ? 76 : 70)}L${turn(i * 5, 82)}" stroke="${h('umber')}" stroke-width="${i % 18 ? 1.4 : 3}"/>`,
  ).join('');
  const star = Array.from({ length: 8 }, (_, i) => {
    const r = i % 2 ? 34 : 58,
      a = i * 45 - 90;
    return `<path d="M0 0L${turn(a - 22, 13)}L${turn(a, r)}Z" fill="${h(i % 2 ? 'rose' : 'rust')}"/><path d="M0 0L${turn(a + 22, 13)}L${turn(a, r)}Z" fill="${h(i % 2 ? 'mauve' : 'coral')}"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="22" cy="26" rx="112" ry="110" fill="${h('bark')}" opacity="0.32"/><path d="M-22 -104C-22 -140 22 -140 22 -104" fill="none" stroke="${h('amber')}" stroke-width="11"/><circle r="106" fill="${h('amber')}"/><circle r="106" fill="url(#brass)"/><circle r="90" fill="${h('umber')}"/><circle r="86" fill="${h('paper')}"/>${ticks}<circle r="64" fill="none" stroke="${h('straw')}" stroke-width="1.6"/>${star}<g transform="rotate(34)"><path d="M0 -74L8 0H-8Z" fill="${h('prussian')}"/><path d="M0 74L8 0H-8Z" fill="${h('mist')}"/><path d="M0 74L8 0H0Z" fill="${h('mauve')}"/><path d="M0 -74L8 0H0Z" fill="${h('indigo')}"/></g><circle r="7" fill="${h('gold')}"/><path d="M-60 -58A84 84 0 0 1 20 -82L12 -62A64 64 0 0 0 -44 -44Z" fill="#ffffff" opacity="0.35"/></g>`;
};
/** A map with a route, a compass, a pencil and a cup, from above. */
export async function mapTable(size?: number) {
  const p = new Print('wide', size);
  const wood = rgb('pine'),
    grain = rgb('night'),
    light = rgb('moss');
  p.each((x, y, c) => {
    lay(c, wood, 1);
    lay(c, grain, 0.35 * smooth(0.45, 0.75, fbm(x / 420 + y * 0.0004, y / 16, 4, 3)));
    lay(c, light, 0.35 * smooth(1100, 0, Math.hypot(x - 150, y + 80)));
  });
  await p.svg(
    `<defs><filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs><path d="M250 196L1290 118L1370 862L330 960Z" fill="${h('black')}" opacity="0.55" filter="url(#soft)"/>`,
  );
  // The map itself: land and sea by height, folds, a graticule.
  const corners = { x0: 232, y0: 168, ux: 1030 / 1000, uy: -76 / 1000, vx: 78 / 700, vy: 748 / 700 };
  const det = corners.ux * corners.vy - corners.uy * corners.vx;
  const sea = rgb('ice'),
    shoal = rgb('mist'),
    land = rgb('cream'),
    hill = rgb('straw'),
    high = rgb('apricot'),
    line = rgb('umber'),
    blue = rgb('sea');
  p.each((x, y, c) => {
    const dx = x - corners.x0,
      dy = y - corners.y0;
    const u = (dx * corners.vy - dy * corners.vx) / det,
      v = (dy * corners.ux - dx * corners.uy) / det;
    if (u < 0 || v < 0 || u > 1000 || v > 700) return;
    const e =
      fbm(u / 260 + 3.1, v / 260 + 1.4, 5, 12) - 0.08 * Math.hypot((u - 560) / 500, (v - 330) / 350) + 0.04;
    lay(c, sea, 1);
    lay(c, shoal, smooth(0.41, 0.455, e));
    const ground = e > 0.465;
    if (ground) {
      lay(c, land, 1);
      lay(c, hill, smooth(0.53, 0.535, e) * 0.7);
      lay(c, high, smooth(0.585, 0.59, e) * 0.8);
      lay(c, line, 0.3 * smooth(0.06, 0, Math.abs(((e * 42) % 1) - 0.5)));
    }
    lay(c, blue, 0.9 * smooth(0.0035, 0.001, Math.abs(e - 0.465)));
    lay(
      c,
      blue,
      0.16 * (Math.abs(((u / 125) % 1) - 0.5) > 0.49 || Math.abs(((v / 116) % 1) - 0.5) > 0.49 ? 1 : 0),
    );
    const margin = Math.min(u, v, 1000 - u, 700 - v);
    if (margin < 26) lay(c, rgb('paper'), 1);
    if (Math.abs(margin - 22) < 1.6) lay(c, line, 0.8);
    // Four folds: every second panel is slightly shaded.
    const leaf = u / 250;
    lay(
      c,
      rgb('bark'),
      0.1 * (Math.floor(leaf) % 2) +
        0.18 * smooth(0.03, 0, Math.abs(leaf - Math.round(leaf))) +
        0.03 * noise(u / 8, v / 8, 4),
    );
  });
  await p.svg(`<defs>${fall('brass', 'cream', 'umber', 'x2="1" y2="1"')}${fall('coffee', 'umber', 'bark')}</defs>
<path d="M420 700C470 600 520 640 590 560C650 490 700 420 820 430C930 440 950 330 1060 300" fill="none" stroke="${h('rust')}" stroke-width="5" stroke-dasharray="4 13" stroke-linecap="round"/>
${[
  [420, 700],
  [590, 560],
  [820, 430],
  [1060, 300],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="11" fill="${h('paper')}" stroke="${h('rust')}" stroke-width="5"/>`,
  )
  .join('')}
${compass(1130, 700, 1.42)}
<g transform="translate(360 330) rotate(-24)"><path d="M10 16H330L352 24L330 30H10Z" fill="${h('bark')}" opacity="0.35"/><path d="M0 0H310V20H0Z" fill="${h('rust')}"/><path d="M0 0H310V7H0Z" fill="${h('coral')}"/><path d="M310 0L346 10L310 20Z" fill="${h('cream')}"/><path d="M336 7L346 10L336 13Z" fill="${h('night')}"/><path d="M-30 0H0V20H-30Z" fill="${h('gold')}"/></g>
<g transform="translate(112 800)"><ellipse cx="26" cy="30" rx="196" ry="190" fill="${h('black')}" opacity="0.4"/><circle r="186" fill="${h('snow')}"/><circle r="186" fill="none" stroke="${h('gold')}" stroke-width="5"/><circle r="122" fill="${h('mist')}"/><circle cx="-4" cy="-4" r="104" fill="${h('paper')}"/><circle cx="-4" cy="-4" r="90" fill="url(#coffee)"/><path d="M-70 -44A84 84 0 0 1 10 -86L6 -72A70 70 0 0 0 -56 -36Z" fill="${h('apricot')}" opacity="0.5"/><path d="M84 -62C140 -96 172 -60 124 -18" fill="none" stroke="${h('paper')}" stroke-width="22"/></g>`);
  return p.finish();
}
