import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { unstyledButton, finePrint, pressable } from '../base/looks.ts';
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
  ...pressable,
  gap: theme.space.x2,
  ...unstyledButton,
  color: theme.color.text,
  fontSize: theme.size.s14,
  selectors: { '&:hover': { color: theme.color.action } },
});
export const feedback = style({ marginInlineStart: theme.space.x1, ...finePrint });
