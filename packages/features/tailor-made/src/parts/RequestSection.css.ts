import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, line, marked, raised, rows } from '@voyage/ui/base/looks.ts';

export const band = style({ borderTop: line });
export const request = style({
  ...column('x8'),
  paddingBlock: theme.space.section,
  scrollMarginTop: '5rem',
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: theme.space.x16,
      alignItems: 'start',
    },
  },
});
export const words = style(rows('x4'));
export const panel = style({
  ...rows('x4'),
  justifyItems: 'start',
  padding: theme.space.x8,
  ...raised,
});
export const focused = style({ outline: 'none' });
export const part = style(rows('x5'));
export const legend = style({ paddingBottom: theme.space.x3 });
export const two = style({
  ...rows('x5'),
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const fee = style(marked('x4'));
export const send = style({ ...rows('x4'), justifyItems: 'start' });
