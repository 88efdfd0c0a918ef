import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const top = style({
  display: 'grid',
  gap: theme.space.x6,
  paddingBlockStart: theme.space.x6,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: theme.space.x16,
      alignItems: 'center',
    },
  },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x4 });
