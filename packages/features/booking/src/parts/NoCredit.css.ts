import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { belowLine, rows } from '@voyage/ui/base/looks.ts';

export const ways = style({
  ...rows('x4'),
  padding: theme.space.x5,
  background: theme.color.panel,
  borderRadius: theme.radius.card,
});
/** Option and price in a line, the button below. */
export const way = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: theme.space.x4,
  rowGap: theme.space.x3,
  ...belowLine('x4'),
});
export const words = style(rows('x1'));
export const cost = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });
export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [breakpoint.tablet]: { justifySelf: 'start' } },
});
