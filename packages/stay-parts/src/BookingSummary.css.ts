import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const times = style({ display: 'block' });
/** The total in the other currency. */
export const other = style({
  display: 'block',
  color: theme.color.secondary,
  fontWeight: 400,
});
