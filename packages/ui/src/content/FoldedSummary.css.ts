import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, column, oneLine } from '../base/looks.ts';

export const folded = style({
  ...column('x4'),
  // A long name is truncated; it does not make the page wider.
  minWidth: 0,
});
export const line = style({
  ...beside('x3'),
  width: '100%',
  minHeight: '3.5rem',
  padding: `${theme.space.x2} ${theme.space.x4}`,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.text } },
  '@media': { [breakpoint.desktop]: { display: 'none' } },
});
export const name = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
});
export const total = style({ flex: 'none', fontVariantNumeric: 'tabular-nums lining-nums' });
export const arrow = style({
  flex: 'none',
  transition: 'transform 160ms',
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
export const summary = style({
  display: 'none',
  gap: theme.space.x4,
  // Sticky at the top: a summary taller than the window scrolls.
  maxHeight: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': { [breakpoint.desktop]: { display: 'grid', maxHeight: 'none', overflowY: 'visible' } },
});
/**
 * Container of the summary: its single line is sticky at the top of a phone, the whole summary beside a
 * form.
 */
export const stickySummary = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${theme.space.x4})`,
  padding: `${theme.space.x2} ${theme.space.x4}`,
  background: theme.color.page,
  '@media': {
    [breakpoint.tablet]: {
      marginInline: `calc(-1 * ${theme.space.x6})`,
      paddingInline: theme.space.x6,
    },
    [breakpoint.desktop]: { top: theme.space.x6, marginInline: 0, padding: 0, background: 'none' },
  },
});
