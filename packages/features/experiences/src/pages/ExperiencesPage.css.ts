import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows, ruled } from '@voyage/ui/base/looks.ts';

export const head = style({
  ...rows('x5'),
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
});
export const summary = style({ maxWidth: '44rem' });
/** Picture and text alternate sides. */
export const category = style({
  ...rows('x6'),
  marginBlockEnd: theme.space.section,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: theme.space.x16,
      alignItems: 'center',
      selectors: { '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
    },
  },
});
export const words = style({
  ...rows('x4'),
  justifyItems: 'start',
  '@media': {
    [breakpoint.desktop]: { selectors: { [`${category}:nth-of-type(even) &`]: { order: -1 } } },
  },
});
export const places = style({ display: 'grid', marginBlockEnd: theme.space.x2 });
/** The name before its description, on a phone too: names are short in every language. */
export const place = style({
  ...rows('x4'),
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  ...ruled('x3'),
});
