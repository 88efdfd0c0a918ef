import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const around = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${theme.space.x1}` });
export const value = style({ fontSize: theme.size.s18, fontVariantNumeric: 'tabular-nums lining-nums', userSelect: 'all' });
export const button = style({
  width: '2.75rem',
  height: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.color.action,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.panel } },
});
export const said = style({ marginInlineStart: theme.space.x1, fontSize: theme.size.s14, color: theme.color.secondary });
