import type { AnyRoute, NotFoundRouteComponent } from '@tanstack/react-router';

/** The `head` functions already wrapped, like `guarded` in session/guards.ts. */
const aware = new WeakSet<object>();

/**
 * Lets a route whose loader throws `notFound()` respond with the not-found page, at the requested address
 * and with status 404. Its own head would describe content that does not exist, so the language layout's
 * head is used (LanguageLayout.tsx).
 */
export function respondNotFound(route: AnyRoute, page: NotFoundRouteComponent): void {
  if (route.isRoot || route.id === '/$lang') return; // they surround the page and provide its messages
  route.options.notFoundComponent ??= page;
  const { head } = route.options;
  if (!head || aware.has(head)) return;
  const awareHead: typeof head = (given) => (given.match.status === 'notFound' ? {} : head(given));
  aware.add(awareHead);
  route.options.head = awareHead;
}
