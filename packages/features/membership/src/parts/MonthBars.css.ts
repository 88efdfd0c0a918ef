import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { finePrint, rows } from '@voyage/ui/base/looks.ts';

export const bars = style({
  ...rows('x1'),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  maxWidth: '36rem',
});
export const month = style({
  ...rows('x1'),
  justifyItems: 'center',
  alignContent: 'end',
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** Its height depends on the month. */
export const bar = style({
  width: '100%',
  maxWidth: '2.5rem',
  minHeight: '2px',
  background: theme.color.action,
});
export const name = style({ ...finePrint, whiteSpace: 'nowrap' });
