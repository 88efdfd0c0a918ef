import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, beside, frame, line, rows } from '@voyage/ui/base/looks.ts';

export const title = style({ marginBlockEnd: theme.space.x10 });
export const places = style({
  ...rows('x8'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: theme.space.x6,
      rowGap: theme.space.x16,
    },
  },
});
export const place = style({ ...rows('x4'), alignContent: 'start', textDecoration: 'none' });
/** Desktop: a wide one with a tall one beside it, lower; one full width; then mirrored. */
export const spot = styleVariants({
  first: { '@media': { [breakpoint.tablet]: { gridColumn: '1 / span 7' } } },
  second: { '@media': { [breakpoint.tablet]: { gridColumn: '9 / -1', marginBlockStart: theme.space.x20 } } },
  wide: { '@media': { [breakpoint.tablet]: { gridColumn: '1 / -1' } } },
  fourth: { '@media': { [breakpoint.tablet]: { gridColumn: '1 / span 4' } } },
  fifth: { '@media': { [breakpoint.tablet]: { gridColumn: '6 / -1', marginBlockStart: theme.space.x30 } } },
});
export const picture = style({
  ...frame,
  aspectRatio: '3 / 2',
  selectors: {
    [`${spot.second} &, ${spot.fourth} &`]: { aspectRatio: '4 / 5' },
    [`${spot.wide} &`]: { aspectRatio: '3 / 2' },
  },
  '@media': { [breakpoint.tablet]: { selectors: { [`${spot.wide} &`]: { aspectRatio: '21 / 9' } } } },
});
export const caption = style({
  ...spaceBetween,
  alignItems: 'baseline',
  gap: `0 ${theme.space.x4}`,
});
export const name = style({ selectors: { [`${place}:hover &`]: { color: theme.color.action } } });
export const all = style({
  marginBlock: `${theme.space.x20} ${theme.space.x4}`,
  fontSize: theme.size.s16,
  fontWeight: 600,
});
export const index = style({
  ...rows(0, 'x8'),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
});
export const city = style({
  minHeight: '3rem',
  ...beside('x2'),
  justifyContent: 'space-between',
  textDecoration: 'none',
  borderTop: line,
  selectors: { '&:hover': { color: theme.color.action, borderTopColor: theme.color.action } },
});
