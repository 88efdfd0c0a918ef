import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, line, rows } from '@voyage/ui/base/looks.ts';

export const columns = style({
  ...column('x6'),
  alignItems: 'start',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: theme.space.x8 } },
});
export const login = style(rows('x4'));
export const join = style({ ...rows('x3'), borderTop: line, paddingTop: theme.space.x5 });
/** As tall as the line that a phone folds the stay into: the dialog stands on its lower edge, and must not move. */
export const waiting = style({
  height: '3.5rem',
  overflow: 'hidden',
  '@media': { [breakpoint.desktop]: { height: 'auto' } },
});
