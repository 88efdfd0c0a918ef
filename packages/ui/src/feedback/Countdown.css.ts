import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, line, wrapping } from '../base/looks.ts';

export const countdown = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  padding: `${theme.space.x2} ${theme.space.x4}`,
  minHeight: '3.75rem',
  border: line,
  borderRadius: theme.radius.control,
  background: theme.color.panel,
  selectors: { '&[data-soon]': { borderColor: theme.color.border } },
});
export const words = style({ ...wrapping(0, 'x3'), alignItems: 'baseline' });
export const face = style({
  fontSize: theme.size.s22,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
});
