import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { column, wrapping } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...column('x16'),
  paddingBlock: `${theme.space.x16} ${theme.space.section}`,
});
export const top = style(column('x6'));
export const actions = style(wrapping('x3'));
