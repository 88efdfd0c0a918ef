import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const newsletter = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: theme.space.x12,
      alignItems: 'end',
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space.x2 });
/** One line with its fields. */
export const form = style({
  display: 'grid',
  gap: theme.space.x4,
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1.3fr 1fr 1fr auto' } },
});
/** Beside the fields, below the height of their labels. */
export const submit = style({
  display: 'grid',
  fontSize: theme.size.s14,
  '@media': { [breakpoint.tablet]: { marginTop: `calc(1lh + ${theme.space.x1})` } },
});
/** As high as the fields. */
globalStyle(`${submit} > button`, { minHeight: '3rem' });
export const done = style({ fontSize: theme.size.s18, maxWidth: '36rem' });
export const problem = style({ gridColumn: '1 / -1', color: theme.color.error });
