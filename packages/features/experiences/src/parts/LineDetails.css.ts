import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const ships = style({
  ...rows('x12'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
      gap: theme.space.x10,
    },
  },
});

/** A single one is not as wide as the page. */
export const ship = style({
  maxWidth: '40rem',
  ...rows('x3'),
  alignContent: 'start',
  justifyItems: 'start',
});

export const drawing = style({ width: '100%' });
