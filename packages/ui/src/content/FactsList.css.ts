import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { raised } from '../base/looks.ts';

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: theme.space.x1,
  paddingBlock: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(8rem, 1fr) 2fr', gap: theme.space.x4 } },
});
export const term = style({ color: theme.color.secondary, fontSize: theme.size.s14 });
export const summary = style({
  ...raised,
  padding: theme.space.x6,
  boxShadow: theme.shadow.panel,
  display: 'grid',
  gap: theme.space.x4,
});
export const amount = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.x4,
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
