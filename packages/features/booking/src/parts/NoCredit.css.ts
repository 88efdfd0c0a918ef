import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const ways = style({
  display: 'grid',
  gap: theme.space.x4,
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
  paddingTop: theme.space.x4,
  borderTop: `1px solid ${theme.color.hairline}`,
});
export const words = style({ display: 'grid', gap: theme.space.x1 });
export const cost = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });
export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [breakpoint.tablet]: { justifySelf: 'start' } },
});
