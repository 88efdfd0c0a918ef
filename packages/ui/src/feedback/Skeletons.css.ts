import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { beside, rows } from '../base/looks.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const skeleton = style({
  background: theme.color.panel,
  borderRadius: theme.radius.picture,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
const outlined = { '@media': { '(forced-colors: active)': { outline: '1px solid GrayText' } } };
export const wide = style([skeleton, { aspectRatio: theme.crop.wide, ...outlined }]);
export const square = style([skeleton, { flex: 'none', width: '6rem', aspectRatio: '3 / 2', ...outlined }]);
export const line = style([
  skeleton,
  { height: '0.875rem', ...outlined, selectors: { '&:last-child': { width: '60%' } } },
]);
export const title = style([skeleton, { height: '1.5rem', width: '75%', ...outlined }]);
export const lines = style({ flex: 1, ...rows('x3') });
export const page = style(rows('x6'));
export const row = style({
  ...beside('x4'),
  paddingBlock: theme.space.x4,
  borderTop: `1px solid ${theme.color.hairline}`,
});
