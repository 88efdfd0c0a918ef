import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const camps = style({
  display: 'grid',
  gap: theme.space.x12,
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space.x16 },
  },
});

export const camp = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.x4,
});

export const campPicture = style({ width: '100%' });

export const aircraft = style({
  display: 'grid',
  gap: theme.space.x10,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const plane = style({ display: 'grid', alignContent: 'start', gap: theme.space.x3 });
