import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { frame, pressable, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const columns = style({
  ...rows('x8'),
  alignItems: 'center',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: theme.space.x16 },
  },
});
export const picture = style({
  ...frame,
  aspectRatio: '3 / 2',
});
export const words = style({ ...rows('x5'), justifyItems: 'start' });
export const lines = style({ display: 'grid', justifyItems: 'start' });
export const line = style({
  ...pressable,
  fontVariantNumeric: 'lining-nums',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const actions = style({ ...wrapping('x3', 'x6'), alignItems: 'center' });
