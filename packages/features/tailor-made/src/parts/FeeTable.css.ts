import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const fees = style({
  display: 'grid',
  gap: theme.space.x8,
  paddingBlock: theme.space.section,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: theme.space.x16,
      alignItems: 'start',
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space.x4 });
