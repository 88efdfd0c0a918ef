import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import {
  spaceBetween,
  finePrint,
  frame,
  nameLink,
  pressableLine,
  rows,
  ruled,
} from '@voyage/ui/base/looks.ts';

export const end = style({ paddingBlockEnd: theme.space.section });
/** A region: its picture, its name, its places in columns; on a phone folded below the other two. */
export const region = style({
  ...rows('x4'),
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  ...ruled('x5'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      gap: theme.space.x6,
      paddingBlock: theme.space.x10,
    },
    [breakpoint.desktop]: {
      gridTemplateColumns: '18rem minmax(0, 4fr) minmax(0, 7fr)',
      gap: theme.space.x12,
      alignItems: 'start',
    },
  },
});
/** Below picture and name until there is a third column. */
export const regionPlaces = style({
  gridColumn: '1 / -1',
  '@media': { [breakpoint.desktop]: { gridColumn: 'auto' } },
});
export const placesTitle = style({ ...finePrint, fontWeight: 400 });
export const picture = style({
  ...frame,
  alignSelf: 'start',
  aspectRatio: '3 / 2',
});
export const name = style(nameLink);
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: theme.space.x8,
  alignContent: 'start',
});
export const place = style({
  ...pressableLine,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const country = style(finePrint);
export const title = style({ marginBlockEnd: theme.space.x8 });
export const section = style({ paddingBlockStart: theme.space.section });
/** One region: every place with a sentence, in two columns. */
export const cities = style({
  display: 'grid',
  columnGap: theme.space.x16,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const city = style({
  position: 'relative',
  ...rows('x2'),
  alignContent: 'start',
  ...ruled('x6'),
});
export const cityTop = style({
  ...spaceBetween,
  alignItems: 'baseline',
  gap: `0 ${theme.space.x4}`,
});
/** The whole entry can be pressed; its name is its link. */
export const cityLink = style([
  name,
  {
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { [`${city}:hover &`]: { color: theme.color.action } },
  },
]);
