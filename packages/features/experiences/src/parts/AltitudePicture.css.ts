import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const picture = style({ width: '100%', height: 'auto' });
/** Paper colour at the ground, blue above it, ink at the top. */
export const ground = style({ stopColor: theme.map.land });
export const haze = style({ stopColor: theme.map.water });
export const blue = style({ stopColor: `color-mix(in srgb, ${theme.color.focus} 55%, ${theme.map.water})` });
export const high = style({ stopColor: theme.color.focus });
export const space = style({
  stopColor: `color-mix(in srgb, ${theme.color.focus} 18%, ${theme.color.text})`,
});
export const star = style({ fill: theme.color.overPicture });
export const hills = style({ fill: theme.color.ornament, opacity: 0.55 });
export const earth = style({ fill: theme.color.ornament });
export const runway = style({ stroke: theme.color.text, strokeWidth: 5, strokeLinecap: 'butt' });
export const rule = style({
  stroke: theme.color.border,
  strokeWidth: 1,
  strokeDasharray: '2 5',
  opacity: 0.8,
});
export const height = style({ fill: theme.color.secondary, fontSize: 17 });
const path = { fill: 'none', strokeLinecap: 'round' } as const;
export const ahead = style({
  ...path,
  stroke: theme.color.overPicture,
  strokeWidth: 1.5,
  strokeDasharray: '1 6',
});
export const flown = style({ ...path, stroke: theme.color.overPicture, strokeWidth: 3.5 });
/** Keeps the line visible against a pale sky. */
export const edge = style({ ...path, stroke: theme.color.text, strokeWidth: 6, opacity: 0.55 });
