import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

const edge = `max(${theme.space.x6}, calc((100vw - 83rem) / 2 + ${theme.space.x6}))`;
export const rail = style({ display: 'grid', gap: theme.space.x6 });
export const top = style({
  width: '100%',
  maxWidth: '83rem',
  marginInline: 'auto',
  paddingInline: theme.space.x4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  '@media': { [breakpoint.tablet]: { paddingInline: theme.space.x6 } },
});
export const buttons = style({ display: 'flex', gap: theme.space.x2, marginInlineStart: 'auto' });
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
  transition: 'border-color 160ms, background-color 160ms',
  selectors: { '&:hover': { borderColor: theme.color.text }, '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } },
});
/** The row runs to the window's edge; its first item stands under the heading. */
export const row = style({
  display: 'flex',
  gap: theme.space.x4,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  paddingInline: theme.space.x4,
  scrollPaddingInline: theme.space.x4,
  paddingBlock: 4,
  '@media': { [breakpoint.tablet]: { gap: theme.space.x6, paddingInline: edge, scrollPaddingInline: edge } },
});
const one = style({ flex: 'none', scrollSnapAlign: 'start', display: 'grid' });
export const slide = styleVariants({
  /** Three in the width of the content. */
  card: [one, { width: 'min(82vw, 25.6667rem)' }],
  portrait: [one, { width: 'min(74vw, 20rem)' }],
  page: [one, { width: '100%' }],
});
