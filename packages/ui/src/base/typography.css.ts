import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { displayFace, finePrint, smallText } from './looks.ts';

const display = style({
  ...displayFace,
  lineHeight: 1.12,
  textWrap: 'balance',
  fontVariantNumeric: 'lining-nums',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { lineHeight: 1.35 } },
});
const cjk = (size: string) => ({ 'html:lang(zh) &, html:lang(ja) &': { fontSize: `calc(${size} * 0.86)` } });
const sized = (phone: string, desktop: string) => [
  display,
  {
    fontSize: phone,
    selectors: cjk(phone),
    '@media': { [breakpoint.tablet]: { fontSize: desktop, selectors: cjk(desktop) } },
  },
];

/** The display font; never below 24 px. */
export const heading = styleVariants({
  hero: sized(theme.size.s48, theme.size.s64),
  h1: sized(theme.size.s36, theme.size.s48),
  h2: sized(theme.size.s28, theme.size.s36),
  h3: sized('1.5rem', theme.size.s28),
});
/**
 * Chinese titles break after a comma or colon, not within a word, if a phrase fits on a line; Japanese ones
 * if the browser supports it (reset.css.ts).
 */
export const byPhrase = style({
  '@media': {
    'screen and (min-width: 24rem)': {
      selectors: { 'html:lang(zh) &': { wordBreak: 'keep-all', overflowWrap: 'anywhere' } },
    },
  },
});
/** Short texts do not end with a lone syllable. */
const short = style({
  textWrap: 'pretty',
  selectors: { 'html:lang(ja) &': { wordBreak: 'auto-phrase' as 'normal' } }, // newer than the types of CSS
});
export const text = styleVariants({
  body: { fontSize: theme.size.s16 },
  lead: [short, { fontSize: theme.size.s18, lineHeight: 1.65 }],
  large: [short, { fontSize: theme.size.s22, lineHeight: 1.55 }],
  small: [short, smallText],
  strong: { fontSize: theme.size.s16, fontWeight: 600 },
  title: { fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 },
});
export const secondary = style([short, { color: theme.color.secondary }]);
/** What is said beside something, and matters less. */
export const smallPrint = `${text.small} ${secondary}`;
/** Small capitals for Latin; other scripts are unchanged. */
export const label = style({
  ...finePrint,
  selectors: { 'html:lang(en) &': { letterSpacing: '0.04em' } },
});
export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const link = style({
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.action } },
});
