/** Whether the visitor has already scrolled a page that was just opened, rather than returned to. */
const scrolledAhead = (): boolean =>
  !import.meta.env.SSR &&
  scrollY > 0 &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Whether a page on its way stands in place of the last one. */
let isNavigating = false;
const untracked = (event: Event) => event.target === document && event.stopPropagation();
/**
 * Scrolls a page on its way to its top, in a layout effect. Until a page is rendered, no position reaches the router,
 * which would assign it to the page before: whoever goes back, instead of waiting, finds that one where it was.
 */
export function scrollToTop(): void {
  isNavigating = true;
  addEventListener('scroll', untracked, true); // before the router's own listener
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/**
 * Whether to scroll a new page to its top or restored position: always, except when only the query changed
 * on the same path (docs/product/screens.md), or when a server-rendered page was scrolled before hydration.
 * One per router, because it remembers the last path.
 */
export function scrollRule(ahead = scrolledAhead): (to: { location: { pathname: string } }) => boolean {
  let last: string | undefined;
  return ({ location: { pathname } }) => {
    const moved = last === undefined ? !ahead() : isNavigating || pathname !== last;
    last = pathname;
    if (isNavigating) removeEventListener('scroll', untracked, true);
    isNavigating = false;
    return moved;
  };
}
