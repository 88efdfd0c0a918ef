import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { frame, rows } from '../base/looks.ts';

export const top = style({
  ...rows('x8'),
  alignContent: 'center',
  paddingBlock: `${theme.space.x6} ${theme.space.section}`,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.space.x16,
      alignItems: 'center',
      paddingBlockStart: theme.space.x12,
    },
  },
});
export const words = style({ ...rows('x6'), justifyItems: 'start' });
export const picture = style({
  ...frame,
  order: -1,
  aspectRatio: '3 / 2',
  '@media': { [breakpoint.desktop]: { order: 0 } },
});
