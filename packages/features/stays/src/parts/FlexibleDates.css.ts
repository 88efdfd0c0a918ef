import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { oneLine } from '@voyage/ui/base/looks.ts';

/** Wider than a phone, where it scrolls sideways and keeps the selected days centred. */
export const strip = style({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
});
export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // The same width before and after the amounts load; beside a map all seven fit.
  gridAutoColumns: 'minmax(6.5rem, 1fr)',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  minWidth: 'max-content',
  '@media': { [breakpoint.tablet]: { gridAutoColumns: 'minmax(4.6rem, 1fr)', minWidth: '32.5rem' } },
});
export const item = style({
  display: 'grid',
  selectors: { '& + &': { borderInlineStart: `1px solid ${theme.color.hairline}` } },
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '2.75rem',
  paddingInline: 1,
  textAlign: 'center',
  textDecoration: 'none',
  color: theme.color.secondary,
  outlineOffset: '-3px',
  selectors: {
    '&:is(a)': { color: theme.color.text },
    '&:is(a):hover': { background: theme.color.panel },
    '&[aria-current]': {
      color: theme.color.text,
      background: theme.color.panel,
      boxShadow: `inset 0 -2px ${theme.color.action}`,
    },
  },
});
export const day = style({
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
  selectors: { 'html:lang(zh) &': { fontSize: '0.75rem' } },
});
/** The same height with and without an amount. */
export const price = style({
  fontSize: theme.size.s14,
  lineHeight: '1.125rem',
  fontWeight: 600,
  minHeight: '1lh',
  fontVariantNumeric: 'tabular-nums',
  maxWidth: '100%',
  ...oneLine,
  selectors: { '&[data-long]': { fontSize: '0.75rem' } },
});
