import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, finePrint, rows } from '@voyage/ui/base/looks.ts';

export const field = style(rows('x3'));
export const rules = style({
  ...rows('x1', 'x4'),
  ...finePrint,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({
  ...beside('x2'),
  selectors: { '&[data-met]': { color: theme.color.success } },
});
