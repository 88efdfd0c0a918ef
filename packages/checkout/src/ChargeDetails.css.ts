import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { marked, rows } from '@voyage/ui/base/looks.ts';

export const charge = style({ ...rows('x1'), ...marked('x4') });
export const amount = style({
  fontSize: theme.size.s28,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
