import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { raised, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const list = style({
  ...rows('x6'),
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Like a paper coupon: description above, number below a perforated line. */
export const coupon = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  ...raised,
  overflow: 'hidden',
});
export const words = style({
  ...rows('x2'),
  alignContent: 'start',
  justifyItems: 'start',
  padding: theme.space.x6,
});
export const badges = style({ ...wrapping('x2'), alignItems: 'center' });
export const end = style({
  ...rows('x3'),
  justifyItems: 'start',
  padding: `${theme.space.x4} ${theme.space.x6}`,
  borderTop: `1px dashed ${theme.color.border}`,
});
export const number = style({
  ...rows('x1'),
  fontSize: theme.size.s18,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const policy = style({
  ...rows('x3'),
  maxWidth: '44rem',
  listStyle: 'disc',
  paddingInlineStart: theme.space.x5,
});
export const panel = style({
  ...rows('x3'),
  justifyItems: 'start',
  maxWidth: '44rem',
  padding: theme.space.x6,
  ...raised,
});
