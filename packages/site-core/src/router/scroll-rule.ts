/** Whether the visitor has already scrolled a page that was just opened, rather than returned to. */
const scrolledAhead = (): boolean =>
  !import.meta.env.SSR &&
  scrollY > 0 &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * Whether to scroll a new page to its top or restored position: always, except when only the query changed
 * on the same path (docs/product/screens.md), or when a server-rendered page was scrolled before hydration.
 * One per router, because it remembers the last path.
 */
export function scrollRule(ahead = scrolledAhead): (to: { location: { pathname: string } }) => boolean {
  let last: string | undefined;
  return ({ location: { pathname } }) => {
    const moved = last === undefined ? !ahead() : pathname !== last;
    last = pathname;
    return moved;
  };
}
