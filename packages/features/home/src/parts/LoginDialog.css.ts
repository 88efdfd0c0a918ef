import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  alignItems: 'start',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: theme.space.x8 } },
});
export const login = style({ display: 'grid', gap: theme.space.x4 });
export const join = style({
  display: 'grid',
  gap: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
  paddingTop: theme.space.x5,
});
/** As tall as the line that a phone folds the stay into: the dialog stands on its lower edge, and must not move. */
export const waiting = style({
  height: '3.5rem',
  overflow: 'hidden',
  '@media': { [breakpoint.desktop]: { height: 'auto' } },
});
