import { style } from '@vanilla-extract/css';

/**
 * Below the first view nothing is laid out before the first paint, and no picture is fetched: half of the work until then,
 * on a telephone. Where a place in the page is gone back to (reload, back, an anchor; see first-paint.ts) heights must be true at once.
 */
export const deferred = style({
  selectors: {
    'html:not([data-whole]) &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 40rem' },
  },
});
