import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const rail = style({ display: 'grid', gap: theme.space.x6, minWidth: 0 });
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: theme.space.x4 });
export const buttons = style({ display: 'flex', gap: theme.space.x2, marginInlineStart: 'auto', selectors: { '&[data-idle]': { visibility: 'hidden' } } });
export const button = style({
  width: '2.75rem',
  height: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.round,
  background: 'transparent',
  color: theme.color.text,
  cursor: 'pointer',
  transition: 'border-color 160ms',
  selectors: { '&:hover': { borderColor: theme.color.text }, '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } },
});
/** Room for the ring of focus, which the scrolling box would cut. */
export const row = style({
  display: 'flex',
  gap: theme.space.x4,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  padding: 6,
  margin: -6,
  scrollPaddingInline: 6,
});
const one = style({ flex: 'none', scrollSnapAlign: 'start', display: 'grid', minWidth: 0 });
export const slide = styleVariants({
  card: [one, { width: 'min(85%, 25rem)' }],
  portrait: [one, { width: 'min(78%, 19rem)' }],
  page: [one, { width: '100%' }],
});
