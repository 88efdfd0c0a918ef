/**
 * Whether a page that has come is scrolled, to its top or to where it was left: always, except when
 * only the query changed on the same path (docs/product/screens.md). One rule a router: it remembers the last path.
 */
export function scrollRule(): (to: { location: { pathname: string } }) => boolean {
  let last: string | undefined;
  return ({ location: { pathname } }) => {
    const moved = pathname !== last;
    last = pathname;
    return moved;
  };
}
