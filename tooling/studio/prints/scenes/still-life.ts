import { type Ink, hexOf } from '../kit/inks.ts';

export const h = hexOf;
export const fall = (id: string, from: Ink, to: Ink, more = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${more}><stop offset="0" stop-color="${h(from)}"/><stop offset="1" stop-color="${h(to)}"/></linearGradient>`;
export const curtain = (x: number, w: number, flip: boolean, [lit, mid, dark]: readonly [Ink, Ink, Ink]) => {
  const folds = Array.from({ length: 6 }, (_, i) => {
    const a = x + (w * i) / 6,
      b = x + (w * (i + 1)) / 6,
      sway = (flip ? -1 : 1) * 14;
    return `<path d="M${a} 0C${a + sway} 360 ${a - sway} 700 ${a + sway * 0.5} 1000H${b + sway * 0.5}C${b - sway} 700 ${b + sway} 360 ${b} 0Z" fill="${h(i % 2 ? mid : lit)}"/><path d="M${a + w / 14} 0C${a + w / 14 + sway} 360 ${a + w / 14 - sway} 700 ${a + w / 14 + sway * 0.5} 1000H${a + w / 9}C${a + w / 9 - sway} 700 ${a + w / 9 + sway} 360 ${a + w / 9} 0Z" fill="${h(dark)}" opacity="0.55"/>`;
  }).join('');
  return folds;
};
export const glass = (x: number, y: number, k: number, wine: Ink) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="0" cy="0" rx="26" ry="5" fill="${h('mauve')}" opacity="0.55"/><path d="M-2 0V-58M2 0V-58" stroke="${h('paper')}" stroke-width="3" opacity="0.9"/><path d="M-20 -150C-24 -100 -20 -62 0 -56C20 -62 24 -100 20 -150Z" fill="${h('paper')}" opacity="0.3"/><path d="M-22 -112C-22 -84 -16 -62 0 -58C16 -62 22 -84 22 -112Z" fill="${h(wine)}"/><ellipse cx="0" cy="-112" rx="22" ry="4.5" fill="${h('cream')}" opacity="0.8"/><path d="M-15 -140C-17 -110 -14 -80 -8 -66" stroke="${h('paper')}" stroke-width="3.5" fill="none" opacity="0.8"/></g>`;
export const lamp = (x: number, y: number, k: number, shade: Ink) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="0" cy="0" rx="42" ry="8" fill="${h('umber')}"/><path d="M-36 -2C-30 -14 -10 -16 -7 -24V-120H7V-24C10 -16 30 -14 36 -2Z" fill="${h('gold')}"/><path d="M1 -24V-120H7V-24C10 -16 30 -14 36 -2H14C8 -10 4 -16 1 -24Z" fill="${h('amber')}"/><path d="M-42 -212H42L68 -112H-68Z" fill="${h(shade)}"/><path d="M-42 -212H-8L-24 -112H-68Z" fill="${h('paper')}" opacity="0.55"/><path d="M-68 -118H68V-110H-68Z" fill="${h('gold')}"/></g>`;
