import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const camps = style({
  ...rows('x12'),
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space.x16 },
  },
});

export const camp = style({ ...rows('x4'), alignContent: 'start', justifyItems: 'start' });

export const campPicture = style({ width: '100%' });

export const aircraft = style({
  ...rows('x10'),
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const plane = style({ ...rows('x3'), alignContent: 'start' });
