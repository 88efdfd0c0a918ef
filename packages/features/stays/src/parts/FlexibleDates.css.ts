import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** Wider than a phone: it scrolls sideways, and keeps the selected days centred. */
export const strip = style({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
});
export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // The same width before and after the amounts load, and wide enough for a converted one.
  gridAutoColumns: 'minmax(10.5rem, 1fr)',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  minWidth: '73.5rem',
});
export const item = style({
  display: 'grid',
  selectors: { '& + &': { borderInlineStart: `1px solid ${theme.color.hairline}` } },
});
export const choice = style({
  display: 'grid',
  gap: 2,
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '3.75rem',
  padding: `${theme.space.x2} ${theme.space.x1}`,
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
export const day = style({ fontSize: theme.size.s14, whiteSpace: 'nowrap' });
/** The same height with and without an amount. */
export const price = style({
  fontSize: theme.size.s14,
  fontWeight: 600,
  minHeight: '1lh',
  fontVariantNumeric: 'tabular-nums',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
