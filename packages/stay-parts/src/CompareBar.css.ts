import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, line, wrapping } from '@voyage/ui/base/looks.ts';

/** At the bottom of the window while the page is open; the footer stays uncovered. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  ...beside('x4'),
  minHeight: '4rem',
  marginInline: `calc(-1 * ${theme.space.x4})`,
  padding: `${theme.space.x2} ${theme.space.x4} calc(${theme.space.x2} + env(safe-area-inset-bottom))`,
  background: theme.color.raised,
  borderBlockStart: line,
  '@media': {
    [breakpoint.tablet]: {
      gap: theme.space.x6,
      marginInline: `calc(-1 * ${theme.space.x6})`,
      paddingInline: theme.space.x6,
    },
  },
});
/** Keeps focused elements from being covered by it. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '5rem' });
export const count = style({ flex: '1 1 auto', ...wrapping(0, 'x3'), minWidth: 0 });
export const hint = style({ color: theme.color.secondary });
export const clear = style({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.text,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
});
