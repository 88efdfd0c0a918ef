import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const map = style({
  width: '100%',
  height: '100%',
  background: theme.color.panel,
  color: theme.color.text,
});
export const ring = style({
  fill: 'none',
  stroke: theme.color.border,
  strokeWidth: 1,
  strokeDasharray: '2 5',
  vectorEffect: 'non-scaling-stroke',
});
export const distance = style({
  fontSize: 13,
  fill: theme.color.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const pin = style({ cursor: 'pointer', outline: 'none' });
export const disc = style({
  fill: theme.color.page,
  stroke: theme.color.text,
  strokeWidth: 1.25,
  selectors: {
    [`${pin}:hover &`]: { fill: theme.color.raised, stroke: theme.color.action, strokeWidth: 2 },
    [`${pin}:focus-visible &`]: { stroke: theme.color.focus, strokeWidth: 4 },
  },
});
export const number = style({
  fontSize: 15,
  fontWeight: 600,
  fill: theme.color.text,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const here = style({ fill: theme.color.action });
export const north = style({ fontSize: 14, fill: theme.color.secondary, textAnchor: 'middle' });
