import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const head = style({
  display: 'grid',
  gap: theme.space.x5,
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
});
export const summary = style({ maxWidth: '44rem' });
/** Picture and text alternate sides. */
export const category = style({
  display: 'grid',
  gap: theme.space.x6,
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
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x4,
  '@media': {
    [breakpoint.desktop]: { selectors: { [`${category}:nth-of-type(even) &`]: { order: -1 } } },
  },
});
export const places = style({ display: 'grid', marginBlockEnd: theme.space.x2 });
/** The name before its description, on a phone too: names are short in every language. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: theme.space.x4,
  paddingBlock: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
});
