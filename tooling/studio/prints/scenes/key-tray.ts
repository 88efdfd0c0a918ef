import { hexOf as h, lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { fall } from './still-life.ts';

/** A brass key with its tassel on a stone sill, evening light across it. */
export async function keyTray(size?: number) {
  const p = new Print('wide', size);
  const stone = rgb('prussian'),
    vein = rgb('sea'),
    deep = rgb('night'),
    sun = rgb('apricot');
  p.each((x, y, c) => {
    lay(c, stone, 1);
    lay(c, deep, 0.6 * smooth(300, 1500, x * 0.7 + y));
    const v = Math.abs(fbm(x / 340 + y / 800, y / 300, 5, 14) - 0.5);
    lay(c, vein, 0.55 * smooth(0.018, 0, v));
    // Light through a barred window falls on the stone.
    const u = x * 0.94 + y * 0.34,
      w = y * 0.94 - x * 0.22;
    const pane = smooth(180, 196, u) * smooth(980, 964, u) * smooth(-190, -176, w) * smooth(640, 626, w);
    const bar = smooth(9, 14, Math.abs(u - 580)) * smooth(9, 14, Math.abs(w - 220));
    lay(c, sun, 0.5 * pane * bar);
  });
  const key = `<circle cx="0" cy="0" r="92" fill="none" stroke="COLOR" stroke-width="30"/><circle cx="0" cy="-92" r="26" fill="COLOR"/><circle cx="-80" cy="46" r="26" fill="COLOR"/><circle cx="80" cy="46" r="26" fill="COLOR"/><path d="M-17 104H17V520H-17Z" fill="COLOR"/><path d="M-30 100H30V128H-30ZM-26 150H26V164H-26ZM-26 470H26V484H-26Z" fill="COLOR"/><path d="M14 376H92V404H62V422H92V450H62V470H92V498H14Z" fill="COLOR"/><circle cx="0" cy="526" r="20" fill="COLOR"/>`;
  const cord = 'M0 -112C-40 -190 -150 -210 -236 -166C-300 -132 -330 -80 -338 -30';
  const tassel = Array.from(
    { length: 15 },
    (_, i) =>
      `<path d="M${-376 + i * 5.4} 50C${-392 + i * 7.6} 120 ${-398 + i * 8.6} 190 ${-404 + i * 9.6} ${262 + (i % 3) * 8}" stroke="${h(i % 3 === 0 ? 'rust' : i % 3 === 1 ? 'coral' : 'plum')}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  ).join('');
  const place = 'translate(800 330) rotate(38)';
  await p.svg(`<defs><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>${fall('brass', 'paper', 'amber', 'x2="1" y2="0"')}${fall('edge', 'gold', 'umber')}</defs>
<g transform="translate(34 44)" opacity="0.6" filter="url(#soft)"><g transform="${place}">${key.replaceAll('COLOR', h('black'))}<path d="${cord}" stroke="${h('black')}" stroke-width="12" fill="none"/><path d="M-384 40H-292L-270 270H-412Z" fill="${h('black')}"/></g></g>
<g transform="${place}"><path d="${cord}" stroke="${h('plum')}" stroke-width="13" fill="none"/><path d="${cord}" stroke="${h('coral')}" stroke-width="6" stroke-dasharray="9 7" fill="none"/>${tassel}<path d="M-370 -34C-378 -6 -384 20 -382 52H-294C-292 20 -298 -6 -306 -34Z" fill="${h('rust')}"/><path d="M-380 24H-296V40H-380Z" fill="${h('gold')}"/><circle cx="-338" cy="-42" r="24" fill="${h('coral')}"/>
<g transform="translate(5 6)">${key.replaceAll('COLOR', h('umber'))}</g>${key.replaceAll('COLOR', h('amber'))}<g transform="translate(-3 -3)">${key.replaceAll('stroke-width="30"', 'stroke-width="20"').replaceAll('COLOR', h('gold'))}</g><path d="M-10 170H-3V464H-10Z" fill="${h('paper')}" opacity="0.75"/><path d="M-78 -46A92 92 0 0 1 40 -84" fill="none" stroke="${h('paper')}" stroke-width="7" opacity="0.8" stroke-linecap="round"/></g>`);
  return p.finish();
}
