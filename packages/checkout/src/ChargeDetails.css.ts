import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const charge = style({
  display: 'grid',
  gap: theme.space.x1,
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x4,
});
export const amount = style({
  fontSize: theme.size.s28,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
