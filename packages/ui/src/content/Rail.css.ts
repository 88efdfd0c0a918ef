import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, inRow, rows, swiped } from '../base/looks.ts';
import { container } from '../base/layout.css.ts';
import { focusRingSpace } from '../base/focus-ring-space.ts';

export const rail = style({ ...rows('x6'), minWidth: 0 });
export const top = style({
  ...spaceBetween,
  alignItems: 'end',
  gap: theme.space.x4,
});
/** Edge to edge, with its heading aligned to the content of the page. */
export const bleedTop = style([container, top]);
export const buttons = style({
  ...inRow('x2'),
  marginInlineStart: 'auto',
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
});
const line = style({ ...swiped, gap: theme.space.x4, ...focusRingSpace.block });
export const row = style([line, focusRingSpace.inline]);
const edge = `max(${theme.space.x6}, calc((100vw - 83rem) / 2 + ${theme.space.x6}))`;
export const bleedRow = style([
  line,
  {
    paddingInline: theme.space.x4,
    scrollPaddingInline: theme.space.x4,
    '@media': {
      [breakpoint.tablet]: { gap: theme.space.x6, paddingInline: edge, scrollPaddingInline: edge },
    },
  },
]);
const one = style({ flex: 'none', scrollSnapAlign: 'start', display: 'grid', minWidth: 0 });
export const slide = styleVariants({
  /** Three in the width of the content. */
  card: [one, { width: 'min(85%, 25.6667rem)' }],
  portrait: [one, { width: 'min(78%, 20rem)' }],
  page: [one, { width: '100%' }],
});
