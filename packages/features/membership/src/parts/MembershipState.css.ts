import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

/** The card beside its description. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gap: `clamp(${theme.space.x8}, 5vw, ${theme.space.x20})`,
      alignItems: 'start',
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x5,
  justifyItems: 'start',
});
export const facts = style({ display: 'grid', gap: theme.space.x6 });
