/** Whether the reader of a page that has just been opened, and not come back to, has scrolled it already. */
const scrolledAhead = (): boolean =>
  !import.meta.env.SSR &&
  scrollY > 0 &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * Whether a page that has come is scrolled, to its top or to where it was left: always, except when only the query changed
 * on the same path (docs/product/screens.md), and when the page that the server sent was scrolled before it worked. One
 * rule a router: it remembers the last path.
 */
export function scrollRule(ahead = scrolledAhead): (to: { location: { pathname: string } }) => boolean {
  let last: string | undefined;
  return ({ location: { pathname } }) => {
    const moved = last === undefined ? !ahead() : pathname !== last;
    last = pathname;
    return moved;
  };
}
