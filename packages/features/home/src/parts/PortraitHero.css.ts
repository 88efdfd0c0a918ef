import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { frame, rows } from '@voyage/ui/base/looks.ts';
import { breakpoint, headerHeight } from '@voyage/themes/scale.ts';

export const hero = style({
  paddingBlock: `${headerHeight} 0`,
  '@media': { [breakpoint.tablet]: { paddingBlock: '6rem 0' } },
});
export const columns = style({
  display: 'grid',
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: theme.space.x6,
      alignItems: 'center',
    },
  },
});
export const picture = style({
  gridArea: '1 / 1',
  ...frame,
  minHeight: '29rem',
  width: '100%',
  '@media': {
    [breakpoint.tablet]: { gridArea: '1 / 7 / auto / -1', minHeight: 0, height: 'min(74svh, 44rem)' },
    [breakpoint.desktop]: { height: 'min(78svh, 46rem)' },
  },
});
/** Where the heading crosses the picture's edge. */
export const shade = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${theme.color.scrim} 45%, transparent 80%)`,
  },
  '@media': {
    [breakpoint.tablet]: {
      '::after': { background: `linear-gradient(to right, ${theme.color.scrim} 12%, transparent 65%)` },
    },
  },
});
export const words = style({
  gridArea: '1 / 1',
  position: 'relative',
  ...rows('x5'),
  alignSelf: 'start',
  padding: `5.5rem ${theme.space.x5} 13rem`,
  '@media': { [breakpoint.tablet]: { gridArea: '1 / 1 / auto / -1', alignSelf: 'center', padding: 0 } },
});
export const title = style({
  color: theme.color.overPicture,
  fontSize: 'clamp(2.25rem, 12vw, 3rem)',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { wordBreak: 'keep-all' } },
  '@media': {
    [breakpoint.tablet]: { fontSize: theme.size.s64 },
    [breakpoint.desktop]: {
      maxWidth: '10.5em',
      textWrap: 'wrap',
      lineHeight: 1.05,
      fontSize: 'clamp(4.5rem, 6.6vw, 6rem)',
      selectors: { 'html:lang(zh) &': { fontSize: 'clamp(4.5rem, 7.2vw, 6.5rem)' } },
    },
  },
});
export const promise = style({
  maxWidth: '26rem',
  fontSize: theme.size.s18,
  color: theme.caption.secondary,
  '@media': { [breakpoint.tablet]: { color: theme.color.secondary } },
});
