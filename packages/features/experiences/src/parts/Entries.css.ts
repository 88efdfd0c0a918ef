import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const entries = style({
  ...rows('x8'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
      gap: theme.space.x10,
    },
  },
});
export const entry = style({
  ...rows('x2'),
  alignContent: 'start',
  paddingBlockStart: theme.space.x4,
  borderTop: `1px solid ${theme.color.ornament}`,
});
