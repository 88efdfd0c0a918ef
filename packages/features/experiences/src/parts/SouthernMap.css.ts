import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export { bar as leader, sea, waterFar, waterNear } from './RailMapDrawing.css.ts';
export const map = style({ width: '100%', height: 'auto', borderRadius: theme.radius.picture });
export const grid = style({ fill: 'none', stroke: theme.map.shore, strokeWidth: 1, opacity: 0.55 });
export const coast = style({
  fill: 'none',
  stroke: theme.map.waterWord,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
/** Over the coastline, so that no inner borders show. */
export const land = style({ fill: theme.color.page, stroke: theme.color.page, strokeWidth: 0.5 });
export const degrees = style({ fill: theme.map.waterWord, fontSize: 17 });
export const way = style({
  fill: 'none',
  stroke: theme.color.action,
  strokeWidth: 3,
  strokeDasharray: '2 8',
  strokeLinecap: 'round',
});
export const sight = style({ fill: 'none', stroke: theme.color.text, strokeWidth: 1, opacity: 0.5 });
export const rim = style({ fill: 'none', stroke: theme.color.text, strokeWidth: 2 });
export const near = style({ fill: theme.map.waterWord, fontSize: 20 });
export const dot = style({ fill: theme.color.text });
