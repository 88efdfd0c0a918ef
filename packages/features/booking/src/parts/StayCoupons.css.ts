import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { pressable, rows } from '@voyage/ui/base/looks.ts';

export const coupons = style({ ...rows('x3'), marginTop: theme.space.x6 });
export const coupon = style({
  ...rows('x1'),
  justifyItems: 'start',
  paddingBlock: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
});
/** The number loads a moment later than the link beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x6,
});
export const serial = style({ fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' });
export const conditions = style({
  ...pressable,
  fontSize: theme.size.s14,
});
