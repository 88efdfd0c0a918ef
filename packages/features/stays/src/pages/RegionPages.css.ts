import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

const line = `1px solid ${theme.color.hairline}`;
export const end = style({ paddingBlockEnd: theme.space.section });
/** A region: its picture, its name, its places in columns. */
export const region = style({
  display: 'grid',
  gap: theme.space.x6,
  paddingBlock: theme.space.x10,
  borderTop: line,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: '18rem minmax(0, 4fr) minmax(0, 7fr)',
      gap: theme.space.x12,
    },
  },
});
export const regionWords = style({
  display: 'grid',
  gap: theme.space.x2,
  alignContent: 'start',
  justifyItems: 'start',
});
export const picture = style({
  display: 'grid',
  alignSelf: 'start',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
});
export const name = style({
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: theme.color.action,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});
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
  justifyContent: 'space-between',
  gap: theme.space.x3,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const count = style({
  color: theme.color.secondary,
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
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
