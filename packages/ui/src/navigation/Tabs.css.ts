import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { inRow, line, pressable } from '../base/looks.ts';

export const tabs = style({ ...inRow('x6'), overflowX: 'auto', borderBottom: line });
export const tab = style({
  ...pressable,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.color.secondary,
  borderBottom: '2px solid transparent',
  outlineOffset: '-3px',
  selectors: { '&[aria-current]': { color: theme.color.text, borderBottomColor: theme.color.action } },
});
