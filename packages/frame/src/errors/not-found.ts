import { lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

const NotFound = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage');

/** The `head` of routes that know of this, as `guarded` in session/guards.ts. */
const aware = new WeakSet<object>();

/**
 * Lets a route whose loader throws `notFound()` answer with that page, at the address that was asked for and with
 * status 404. Its own head would say what is there; the language's says that there is nothing (LanguageLayout.tsx).
 */
export function answerNotFound(route: AnyRoute): void {
  if (route.isRoot || route.id === '/$lang') return; // they stand around the page, and give it its words
  route.options.notFoundComponent ??= NotFound;
  const { head } = route.options;
  if (!head || aware.has(head)) return;
  const awareHead: typeof head = (given) => (given.match.status === 'notFound' ? {} : head(given));
  aware.add(awareHead);
  route.options.head = awareHead;
}
