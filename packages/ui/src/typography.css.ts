import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

const display = style({
  fontFamily: theme.font.display,
  fontWeight: theme.font.displayWeight,
  lineHeight: 1.12,
  textWrap: 'balance',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { lineHeight: 1.35, fontVariantNumeric: 'lining-nums' } },
});
const cjk = (size: string) => ({ 'html:lang(zh) &, html:lang(ja) &': { fontSize: `calc(${size} * 0.86)` } });
const sized = (phone: string, desktop: string) => [
  display,
  { fontSize: phone, selectors: cjk(phone), '@media': { [breakpoint.tablet]: { fontSize: desktop, selectors: cjk(desktop) } } },
];

/** The display face; never below 24 px. */
export const heading = styleVariants({
  hero: sized(theme.size.s48, theme.size.s64),
  h1: sized(theme.size.s36, theme.size.s48),
  h2: sized(theme.size.s28, theme.size.s36),
  h3: sized('1.5rem', theme.size.s28),
});
export const text = styleVariants({
  body: { fontSize: theme.size.s16 },
  lead: { fontSize: theme.size.s18, lineHeight: 1.65 },
  large: { fontSize: theme.size.s22, lineHeight: 1.55 },
  small: { fontSize: theme.size.s14, lineHeight: 1.5 },
  strong: { fontSize: theme.size.s16, fontWeight: 600 },
  title: { fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 },
});
export const secondary = style({ color: theme.color.secondary });
/** Latin small capitals; other scripts stay as they are. */
export const label = style({ fontSize: theme.size.s14, color: theme.color.secondary, selectors: { 'html:lang(en) &': { letterSpacing: '0.04em' } } });
export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const link = style({
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.action } },
});
