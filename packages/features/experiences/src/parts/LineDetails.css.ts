import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const ships = style({
  display: 'grid',
  gap: theme.space.x12,
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
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.x3,
});

export const drawing = style({ width: '100%' });
