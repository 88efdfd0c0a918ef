import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const entries = style({
  display: 'grid',
  gap: theme.space.x8,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
      gap: theme.space.x10,
    },
  },
});
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x2,
  paddingBlockStart: theme.space.x4,
  borderTop: `1px solid ${theme.color.ornament}`,
});
