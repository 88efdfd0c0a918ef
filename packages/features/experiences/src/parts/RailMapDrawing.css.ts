import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const map = style({
  width: '100%',
  height: 'auto',
  borderRadius: theme.radius.picture,
  border: `1px solid ${theme.color.hairline}`,
});
export const sea = style({ fill: theme.map.water });
const coast = { fill: 'none', stroke: theme.map.shore, strokeLinejoin: 'round' } as const;
export const waterFar = style({ ...coast, strokeWidth: 16, opacity: 0.22 });
export const waterNear = style({ ...coast, strokeWidth: 7, opacity: 0.4 });
export const land = style({ fill: theme.map.land, stroke: theme.map.waterWord, strokeWidth: 1 });
/** A railway as on maps: a dark line with light ties. */
const line = { fill: 'none', strokeLinejoin: 'round' } as const;
export const rail = style({ ...line, stroke: theme.color.action, strokeWidth: 5 });
export const ties = style({ ...line, stroke: theme.map.land, strokeWidth: 2.5, strokeDasharray: '8 8' });
export const bar = style({ fill: 'none', stroke: theme.color.text, strokeWidth: 1.5 });
export const distance = style({ fill: theme.color.text, fontSize: 15 });
