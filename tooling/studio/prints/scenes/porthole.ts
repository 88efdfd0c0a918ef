import { hexOf } from '../kit/inks.ts';
import { type Format, Print } from '../kit/print.ts';
import { earth, heavens } from './earth.ts';

/** The Earth through a round window. */
export async function porthole(size?: number, format: Format = 'wide') {
  const p = new Print(format, size);
  heavens(p, 420);
  earth(p, { x: p.width * 0.42, y: 1230, r: 760, light: [0.8, 0.5, 0.4], seed: 22 });
  const cx = p.width / 2,
    cy = 480,
    r = 372;
  const circle = (k: number) => `M${cx - k} ${cy}a${k} ${k} 0 1 0 ${k * 2} 0a${k} ${k} 0 1 0 ${-k * 2} 0Z`;
  const bolts = Array.from({ length: 24 }, (_, i) => {
    const a = ((i + 0.5) / 24) * Math.PI * 2;
    const x = cx + Math.cos(a) * (r + 56),
      y = cy + Math.sin(a) * (r + 56);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7.5" fill="${hexOf('mauve')}"/><circle cx="${(x - 1.5).toFixed(1)}" cy="${(y - 2).toFixed(1)}" r="4.5" fill="${hexOf('rose')}"/>`;
  }).join('');
  await p.svg(`<defs><linearGradient id="wall" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${hexOf('rose')}"/><stop offset="0.45" stop-color="${hexOf('mauve')}"/><stop offset="1" stop-color="${hexOf('plum')}"/></linearGradient><linearGradient id="rim" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${hexOf('plum')}"/><stop offset="0.5" stop-color="${hexOf('mauve')}"/><stop offset="1" stop-color="${hexOf('cream')}"/></linearGradient><linearGradient id="lip" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${hexOf('cream')}"/><stop offset="1" stop-color="${hexOf('plum')}"/></linearGradient></defs>
<path d="M0 0H${p.width}V${p.height}H0Z${circle(r)}" fill="url(#wall)" fill-rule="evenodd"/>
<path d="M0 0H${p.width}M${cx - 620} 0V${p.height}M${cx + 620} 0V${p.height}M0 ${cy}H${cx - r - 92}M${p.width} ${cy}H${cx + r + 92}" stroke="${hexOf('plum')}" stroke-width="3" opacity="0.6"/>
<path d="${circle(r + 92)}${circle(r + 20)}" fill="url(#lip)" fill-rule="evenodd"/>${bolts}
<path d="${circle(r + 24)}${circle(r)}" fill="url(#rim)" fill-rule="evenodd"/>
<path d="M${cx - 250} ${cy - 190}A${r - 40} ${r - 40} 0 0 1 ${cx - 30} ${cy - 328}L${cx - 60} ${cy - 270}A${r - 100} ${r - 100} 0 0 0 ${cx - 214} ${cy - 170}Z" fill="${hexOf('paper')}" opacity="0.13"/>`);
  return p.finish(0.8);
}
