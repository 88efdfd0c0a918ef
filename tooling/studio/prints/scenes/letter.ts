import { hexOf as h, lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { fall } from './still-life.ts';

/** A sealed letter and an olive branch on linen. */
export async function letter(size?: number) {
  const p = new Print('wide', size);
  const cloth = rgb('rose'),
    fold = rgb('mauve'),
    bright = rgb('apricot');
  p.each((x, y, c) => {
    lay(c, cloth, 1);
    const f = fbm(x / 420 + y / 900, y / 520 - x / 1400, 3, 9);
    lay(c, fold, 0.75 * smooth(0.5, 0.68, f));
    lay(c, bright, 0.6 * smooth(0.5, 0.34, f));
    lay(c, fold, 0.07 * (Math.sin(x * 1.6) * Math.sin(y * 1.6) + 1));
  });
  const leaf = (x: number, y: number, a: number, k: number, i: number) =>
    `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})"><path d="M0 0C30 -26 90 -30 140 0C90 26 30 22 0 0Z" fill="${h(i % 3 ? 'moss' : 'pine')}"/><path d="M0 0C30 -26 90 -30 140 0Z" fill="${h(i % 3 ? 'sage' : 'moss')}"/><path d="M0 0H130" stroke="${h('pine')}" stroke-width="2.5"/></g>`;
  const branch = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16,
      x = 1010 + 330 * t + 40 * Math.sin(t * 3),
      y = 930 - 720 * t;
    return leaf(x, y, (i % 2 ? -18 : -150) + t * 16, 1.06 - 0.45 * t, i);
  }).join('');
  const stem = `<path d="M1000 960C1080 800 1200 560 1350 190" stroke="${h('umber')}" stroke-width="9" fill="none"/>`;
  const seal = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * Math.PI * 2,
      r = 78 + (i % 3) * 5 - (i % 2) * 6;
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  }).join('L');
  await p.svg(`<defs><filter id="soft"><feGaussianBlur stdDeviation="16"/></filter>${fall('paper', 'paper', 'cream', 'x2="1" y2="1"')}${fall('flap', 'snow', 'apricot')}</defs>
<g transform="translate(640 520) rotate(-8)"><path d="M-470 -286H520V350H-470Z" fill="${h('bark')}" opacity="0.45" filter="url(#soft)"/><path d="M-440 -360H440V200H-440Z" fill="${h('snow')}"/>${Array.from({ length: 5 }, (_, i) => `<path d="M-370 ${-318 + i * 26}H${i === 4 ? 60 : 340 - (i % 2) * 60}" stroke="${h('mauve')}" stroke-width="3.5" opacity="0.7"/>`).join('')}
<path d="M-490 -300V320H490V-300L0 40Z" fill="${h('cream')}"/><path d="M-490 -300L0 70L-490 320Z" fill="${h('paper')}"/><path d="M490 -300L0 70L490 320Z" fill="${h('cream')}"/><path d="M-490 320L-30 -6Q0 -26 30 -6L490 320Z" fill="url(#paper)"/><path d="M-490 320L-30 -6Q0 -26 30 -6L490 320" fill="none" stroke="${h('straw')}" stroke-width="3"/><path d="M-490 -300L0 70L490 -300" fill="none" stroke="${h('straw')}" stroke-width="3"/>
<g transform="translate(0 28)"><path d="M${seal}Z" transform="translate(7 9)" fill="${h('bark')}" opacity="0.4"/><path d="M${seal}Z" fill="${h('rust')}" stroke="${h('rust')}" stroke-width="16" stroke-linejoin="round"/><circle r="64" fill="none" stroke="${h('umber')}" stroke-width="5"/><circle r="60" fill="${h('rust')}"/><path d="M-46 -40A60 60 0 0 1 30 -54" stroke="${h('apricot')}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M0 -34L8 -8L34 0L8 8L0 34L-8 8L-34 0L-8 -8Z" fill="${h('umber')}"/><path d="M0 -34L8 -8L34 0H0Z" fill="${h('coral')}"/></g></g>
<g opacity="0.35" transform="translate(22 26)" filter="url(#soft)">${branch.replace(/fill="#[0-9a-f]+"/g, `fill="${h('bark')}"`)}</g>${stem}${branch}${[
    [1130, 690],
    [1230, 500],
    [1080, 800],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="24" ry="30" fill="${h('night')}"/><ellipse cx="${(x ?? 0) - 7}" cy="${(y ?? 0) - 9}" rx="8" ry="10" fill="${h('sea')}"/>`,
    )
    .join('')}`);
  return p.finish();
}
