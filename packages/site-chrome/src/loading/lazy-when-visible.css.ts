import { style } from '@vanilla-extract/css';
import { layoutInView } from './deferred-style.ts';

/**
 * Below the fold nothing is laid out before the first paint and no picture is fetched, which halves the work
 * until then on a phone. When the visitor returns to a position in the page (reload, back, an anchor; see
 * defer-scripts.ts) heights must be right at once.
 */
export const deferred = style(layoutInView('40rem'));
