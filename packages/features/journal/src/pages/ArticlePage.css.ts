import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { belowLine, finePrint, inRow, line, pressable, rows, wrapping } from '@voyage/ui/base/looks.ts';
import { byPhrase } from '@voyage/ui/base/typography.css.ts';

/** In print an article is its title, picture, text and source; the rest is for screens. */
export const page = style({
  paddingBlock: `${theme.space.x4} ${theme.space.x30}`,
  '@media': { print: { paddingBlock: 0 } },
});
export const back = style({
  ...pressable,
  gap: theme.space.x2,
  marginBlockEnd: theme.space.x3,
  ...finePrint,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text } },
  '@media': { print: { display: 'none' } },
});
/** On desktop a column of 66 characters between two margins; stacked on a phone. */
export const article = style({
  ...rows('x6'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 42rem) minmax(0, 1fr)',
      gap: `${theme.space.x12} ${theme.space.x12}`,
    },
    print: { display: 'block' },
  },
});
export const figure = style({
  ...rows('x2'),
  gridColumn: '1 / -1',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'subgrid', gap: theme.space.x3 } },
});
/** Edge to edge on a phone. */
export const picture = style({
  display: 'grid',
  overflow: 'hidden',
  gridColumn: '1 / -1',
  aspectRatio: '3 / 2',
  marginInline: `calc(${theme.space.x4} * -1)`,
  '@media': {
    [breakpoint.tablet]: {
      marginInline: 0,
      aspectRatio: theme.crop.wide,
      borderRadius: theme.radius.picture,
    },
    print: { marginInline: 0, aspectRatio: '21 / 9', breakInside: 'avoid' },
  },
});
export const caption = style({ '@media': { [breakpoint.desktop]: { gridColumn: 3, textAlign: 'end' } } });
export const header = style({
  ...rows('x3'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoint.desktop]: { gridColumn: '2 / -1' } },
});
export const category = style({ ...wrapping('x3'), alignItems: 'center' });
export const section = style({
  ...pressable,
  color: theme.color.secondary,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: theme.color.text,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.3em',
    },
  },
});
/** On a phone the longest phrase of a Chinese title is as wide as the page. */
export const title = style([
  byPhrase,
  {
    '@media': {
      [breakpoint.phone]: { selectors: { 'html:lang(zh) &&': { fontSize: '1.6875rem' } } },
    },
  },
]);
export const standfirst = style({
  maxWidth: '42rem',
  marginTop: theme.space.x3,
  color: theme.color.secondary,
  fontSize: theme.size.s18,
  textWrap: 'pretty',
  '@media': { [breakpoint.tablet]: { fontSize: theme.size.s22, lineHeight: 1.55 } },
});
export const margin = style({
  alignSelf: 'start',
  fontSize: theme.size.s14,
  paddingBlock: theme.space.x3,
  borderBlock: line,
  '@media': {
    [breakpoint.desktop]: {
      position: 'sticky',
      top: theme.space.x8,
      paddingBlock: `${theme.space.x3} 0`,
      borderBlockEnd: 0,
      maxWidth: '12rem',
    },
    print: {
      position: 'static',
      ...inRow('x6'),
      maxWidth: 'none',
      marginBlock: theme.space.x6,
      borderBlockEnd: line,
    },
  },
});
export const column = style(rows('x12'));
export const places = style({
  ...rows('x2'),
  ...belowLine('x6'),
  '@media': { print: { display: 'none' } },
});
export const place = style({
  ...pressable,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const related = style({
  ...rows('x8'),
  marginTop: theme.space.x30,
  ...belowLine('x12'),
  '@media': { print: { display: 'none' } },
});
