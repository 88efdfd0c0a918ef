import { h } from './still-life.ts';

/** A traveller with a case, from behind. */
export const figure = (x: number, y: number, k: number, coat: string, skirt = false) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-16 -104C-10 -112 10 -112 16 -104L${skirt ? '26 -30' : '18 -58'}L12 0H3L0 -50L-4 0H-13L${skirt ? '-24 -30' : '-18 -58'}Z" fill="${coat}"/><circle cx="0" cy="-123" r="12" fill="${h('bark')}"/><path d="M26 -44H52V0H26ZM34 -44V-62H44V-44" fill="${h('rust')}" stroke="${h('rust')}" stroke-width="2"/></g>`;
