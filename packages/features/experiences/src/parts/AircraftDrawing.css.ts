import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const drawing = style({ width: '100%', maxWidth: '26rem', height: 'auto' });
const outline = { stroke: theme.color.text, strokeWidth: 1.75, strokeLinejoin: 'round' } as const;
export const body = style({ ...outline, fill: theme.color.raised });
export const part = style({ ...outline, fill: theme.color.panel });
export const mark = style({ ...outline, fill: theme.color.action });
export const line = style({
  fill: 'none',
  stroke: theme.color.text,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const blade = style({ fill: theme.color.secondary, opacity: 0.6 });
export const strut = style({ fill: 'none', stroke: theme.color.text, strokeWidth: 2.5 });
export const ski = style({
  fill: 'none',
  stroke: theme.color.action,
  strokeWidth: 5,
  strokeLinecap: 'round',
});
export const snow = style({ stroke: theme.color.hairline, strokeWidth: 1.5 });
