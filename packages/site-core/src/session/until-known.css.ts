import { style } from '@vanilla-extract/css';

/**
 * What is for visitors alone, on a page that the server has rendered for everybody: while only the browser knows
 * who reads (`useLoggedIn` is undefined), a member does not see it. `data-member` is set before the first paint
 * (hydration/defer-scripts.ts).
 */
export const untilKnown = style({ selectors: { 'html[data-member] &': { visibility: 'hidden' } } });
