import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export { bar, distance, land, map, sea, waterFar, waterNear } from './RailMapDrawing.css.ts';
export const grid = style({ fill: 'none', stroke: theme.map.shore, strokeWidth: 1, opacity: 0.6 });
const line = {
  fill: 'none',
  stroke: theme.color.action,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const ahead = style({ ...line, strokeWidth: 2.5, strokeDasharray: '1 7' });
export const sailed = style({ ...line, strokeWidth: 3.5 });
