import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { iconButton } from '../forms/IconButton.css.ts';

export const around = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.x1}`,
});
export const value = style({
  fontSize: theme.size.s18,
  fontVariantNumeric: 'tabular-nums lining-nums',
  userSelect: 'all',
});
export const button = style([
  iconButton,
  { color: theme.color.action, selectors: { '&:hover': { background: theme.color.panel } } },
]);
/** With a text label beside the icon, in a page's margin. */
export const worded = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.s14,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const feedback = style({
  marginInlineStart: theme.space.x1,
  fontSize: theme.size.s14,
  color: theme.color.secondary,
});
