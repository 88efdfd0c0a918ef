import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, frame, nameLink, pressable, rows, ruled } from '@voyage/ui/base/looks.ts';

export const end = style({ paddingBlockEnd: theme.space.section });
/** Three groups first, side by side on a desktop. */
export const featured = style(rows('x8'));
export const rest = style({ paddingBlock: `${theme.space.section} ${theme.space.x8}` });
export const cards = style({
  ...rows('x8'),
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space.x6 },
  },
});
/** All groups: a picture in the brand's crop, with text beside it. */
export const row = style({
  ...rows('x5'),
  ...ruled('x10'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: theme.space.x12,
      alignItems: 'center',
    },
  },
});
export const rowPicture = style({
  ...frame,
  aspectRatio: '3 / 2',
  '@media': { [breakpoint.tablet]: { height: '15rem', aspectRatio: theme.crop.card } },
});
export const rowWords = style({ ...rows('x3'), justifyItems: 'start' });
export const name = style(nameLink);
export const brands = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x6}` });
export const brandLink = style({
  ...pressable,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.action } },
});
/** One group: its story at a readable line length, on the panel. */
export const story = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const storyText = style({
  fontSize: theme.size.s22,
  lineHeight: 1.6,
  textWrap: 'pretty',
  maxWidth: '44rem',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { fontSize: theme.size.s18, lineHeight: 1.95 } },
  '@media': { [breakpoint.desktop]: { marginInlineStart: 'calc(100% / 3)' } },
});
export const title = style({ marginBlockEnd: theme.space.x8 });
export const section = style({ paddingBlockStart: theme.space.section });
export const brandRow = style({
  position: 'relative',
  ...rows('x1', 'x12'),
  ...ruled('x6'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
      alignItems: 'baseline',
    },
  },
});
export const count = style({ color: theme.color.secondary, fontVariantNumeric: 'tabular-nums lining-nums' });
/** A brand's hotels by region: the region on the left, its hotels in two columns. */
export const region = style({
  ...rows('x4'),
  ...ruled('x10'),
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: theme.space.x12 },
  },
});
export const regionWords = style({ ...rows('x1'), alignContent: 'start', justifyItems: 'start' });
export const hotels = style({
  display: 'grid',
  columnGap: theme.space.x8,
  alignContent: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const hotel = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '3.5rem',
  paddingBlock: theme.space.x2,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const hotelPlace = style({ ...finePrint, lineHeight: 1.5 });
export const more = style({ gridColumn: '1 / -1' });
