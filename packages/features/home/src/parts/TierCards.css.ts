import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows, ruled } from '@voyage/ui/base/looks.ts';

export const band = style({ background: theme.color.panel });
export const columns = style({
  ...rows('x12'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      columnGap: theme.space.x20,
      alignItems: 'start',
    },
  },
});
export const words = style({ ...rows('x4'), maxWidth: '36rem' });
export const promise = style({ ...rows('x2'), ...ruled('x6') });
/** Above the text on a phone. */
export const wallet = style({
  ...rows('x6'),
  justifySelf: 'center',
  justifyItems: 'center',
  order: -1,
  '@media': { [breakpoint.desktop]: { order: 0 } },
});
