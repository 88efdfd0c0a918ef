import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, rows } from '@voyage/ui/base/looks.ts';

/** The card beside its description. */
export const columns = style({
  ...column('x8'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gap: `clamp(${theme.space.x8}, 5vw, ${theme.space.x20})`,
      alignItems: 'start',
    },
  },
});
export const words = style({ ...column('x5'), justifyItems: 'start' });
export const facts = style(rows('x6'));
