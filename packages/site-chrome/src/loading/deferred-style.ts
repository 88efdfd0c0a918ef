import type { StyleRule } from '@vanilla-extract/css';
import { breakpoint } from '@voyage/themes/scale.ts';

/** The style of an element that is laid out once it is near the window. `height` is about its own. */
export const layoutInView = (height: string): StyleRule => ({
  selectors: {
    'html:not([data-whole]) &': { contentVisibility: 'auto', containIntrinsicHeight: `auto ${height}` },
  },
});

/**
 * The style of an element with `useDeferredLayout`. `phone` and `wide` are about its heights: little then moves
 * below it.
 */
export const deferredLayout = (phone: string, wide: string): StyleRule => ({
  selectors: {
    'html:not([data-whole]) &[data-deferred]': {
      contentVisibility: 'auto',
      containIntrinsicHeight: `auto ${phone}`,
      '@media': { [breakpoint.tablet]: { containIntrinsicHeight: `auto ${wide}` } },
    },
  },
});
