import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, inRow, raised, rows, ruled } from '../base/looks.ts';

export const list = style({ display: 'grid' });
export const row = style({
  ...rows('x1'),
  ...ruled('x3'),
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(8rem, 1fr) 2fr', gap: theme.space.x4 } },
});
export const term = style(finePrint);
export const summary = style({
  ...raised,
  padding: theme.space.x6,
  boxShadow: theme.shadow.panel,
  ...rows('x4'),
});
export const amount = style({
  ...inRow('x4'),
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const total = style([
  amount,
  {
    borderTop: `1px solid ${theme.color.border}`,
    paddingTop: theme.space.x3,
    fontSize: theme.size.s22,
    alignItems: 'baseline',
  },
]);
/** The total, or what it is in the other currency, may be the longer one. */
export const value = style({ textAlign: 'end' });
