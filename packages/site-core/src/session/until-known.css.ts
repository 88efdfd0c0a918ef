import { style } from '@vanilla-extract/css';

// On a page that the server has rendered for everybody, while only the browser knows who reads (`useLoggedIn` is
// undefined). `data-member` is set before the first paint (hydration/defer-scripts.ts).

/** What is for visitors alone, and is replaced for members: they do not see it, but its place stays. */
export const untilKnown = style({ selectors: { 'html[data-member] &': { visibility: 'hidden' } } });
/** What is for visitors alone, and has no place for members. */
export const withoutMembers = style({ selectors: { 'html[data-member] &': { display: 'none' } } });
