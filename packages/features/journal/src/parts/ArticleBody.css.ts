import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { byPhrase } from '@voyage/ui/base/typography.css.ts';
import { displayFace, rows } from '@voyage/ui/base/looks.ts';

export const body = style({
  ...rows('x6'),
  fontSize: theme.size.s18,
  lineHeight: 1.7,
  textWrap: 'pretty',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { lineHeight: 2 } },
  // Grids break badly between printed pages; blocks leave no orphaned lines.
  '@media': { print: { display: 'block', fontSize: theme.size.s16, orphans: 3, widows: 3 } },
});
export const title = style([
  byPhrase,
  { marginTop: theme.space.x8, '@media': { print: { marginBlockEnd: theme.space.x3, breakAfter: 'avoid' } } },
]);
/**
 * Hangs into the margin, if there is one. Chinese and Japanese use the text font: the display font contains
 * only the characters of titles.
 */
export const quote = style({
  margin: `${theme.space.x6} 0`,
  paddingInlineStart: theme.space.x6,
  borderInlineStart: `1px solid ${theme.tier.border}`,
  lineHeight: 1.35,
  selectors: {
    'html:lang(zh) &, html:lang(ja) &': {
      fontFamily: theme.font.text,
      fontWeight: 400,
      fontSize: theme.size.s22,
      lineHeight: 1.8,
    },
  },
  '@media': {
    [breakpoint.desktop]: {
      marginInlineStart: `calc(${theme.space.x8} * -1)`,
      paddingInlineStart: theme.space.x8,
    },
  },
});
export const list = style(rows('x2'));
globalStyle(`${list} > li`, { position: 'relative', paddingInlineStart: theme.space.x6 });
globalStyle(`${list} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.85em',
  width: theme.space.x3,
  height: 1,
  background: theme.tier.border,
});
globalStyle(`html:lang(zh) ${list} > li::before, html:lang(ja) ${list} > li::before`, {
  insetBlockStart: '1em',
});
// A drop cap, three lines high, only in Latin script.
globalStyle(`html:lang(en) ${body} > p:first-child::first-letter`, {
  float: 'left',
  ...displayFace,
  fontSize: '4.1em',
  lineHeight: 0.8,
  paddingBlockStart: '0.06em',
  paddingInlineEnd: '0.08em',
});
globalStyle(`${body} > *`, { '@media': { print: { marginBlockEnd: theme.space.x3 } } });
