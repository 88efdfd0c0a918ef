import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { apart, frame, nameLink } from '@voyage/ui/base/looks.ts';

const line = `1px solid ${theme.color.hairline}`;
export const end = style({ paddingBlockEnd: theme.space.section });
/** A region: its picture, its name, its places in columns; on a phone folded below the other two. */
export const region = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: theme.space.x4,
  alignItems: 'center',
  paddingBlock: theme.space.x5,
  borderTop: line,
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
export const placesTitle = style({ color: theme.color.secondary, fontSize: theme.size.s14, fontWeight: 400 });
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
  minHeight: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const country = style({
  color: theme.color.secondary,
  fontSize: theme.size.s14,
});
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
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x2,
  paddingBlock: theme.space.x6,
  borderTop: line,
});
export const cityTop = style({
  ...apart,
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
