import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

const line = `1px solid ${theme.color.hairline}`;
export const list = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Like a paper coupon: description above, number below a perforated line. */
export const coupon = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  background: theme.color.raised,
  border: line,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
});
export const words = style({
  display: 'grid',
  gap: theme.space.x2,
  alignContent: 'start',
  justifyItems: 'start',
  padding: theme.space.x6,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2, alignItems: 'center' });
export const end = style({
  display: 'grid',
  gap: theme.space.x3,
  justifyItems: 'start',
  padding: `${theme.space.x4} ${theme.space.x6}`,
  borderTop: `1px dashed ${theme.color.border}`,
});
export const number = style({
  display: 'grid',
  gap: theme.space.x1,
  fontSize: theme.size.s18,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const policy = style({
  display: 'grid',
  gap: theme.space.x3,
  maxWidth: '44rem',
  listStyle: 'disc',
  paddingInlineStart: theme.space.x5,
});
export const panel = style({
  display: 'grid',
  gap: theme.space.x3,
  justifyItems: 'start',
  maxWidth: '44rem',
  padding: theme.space.x6,
  background: theme.color.raised,
  border: line,
  borderRadius: theme.radius.card,
});
