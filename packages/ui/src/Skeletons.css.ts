import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { skeleton } from './States.css.ts';

const outlined = { '@media': { '(forced-colors: active)': { outline: '1px solid GrayText' } } };
export const picture = style([skeleton, { aspectRatio: theme.crop.card, ...outlined }]);
export const square = style([skeleton, { flex: 'none', width: '6rem', aspectRatio: '3 / 2', ...outlined }]);
export const line = style([skeleton, { height: '0.875rem', ...outlined, selectors: { '&:last-child': { width: '60%' } } }]);
export const title = style([skeleton, { height: '1.5rem', width: '75%', ...outlined }]);
export const lines = style({ flex: 1, display: 'grid', gap: theme.space.x3 });
export const card = style({ display: 'grid', gap: theme.space.x4 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderTop: `1px solid ${theme.color.hairline}`,
});
