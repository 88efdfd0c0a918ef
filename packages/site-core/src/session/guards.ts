import { brand } from '@voyage/brand';
import type { Session } from '@voyage/api-client/session.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { isOfOtherBrand } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { legacyTarget } from '@voyage/routes/legacy-redirects.ts';
import { pageOfRouterPath, pages } from '@voyage/routes/pages.ts';
import { notFound, redirect, type AnyRoute } from '@tanstack/react-router';

interface At {
  /** What a guard needs of a page's context. On the server there is no session. */
  context: { locale: Locale; api: { session: Pick<Session, 'token'> | undefined } };
  /** The path with its query. */
  location: { href: string };
}
const isLoggedIn = ({ api }: At['context']): boolean => api.session?.token() !== undefined;

/** What happens before a page loads, by access (docs/product/screens.md, "Guards"). @throws a redirect */
const guards = {
  /**
   * Anonymous visitors of a member's page go to Home with a way back. Such pages are not rendered on the
   * server.
   */
  member({ context, location }: At): void {
    if (!isLoggedIn(context)) throw redirect({ href: href.homeWithRedirect(context.locale, location.href) });
  },
  /** Members are redirected from the login page. */
  guest({ context }: At): void {
    if (isLoggedIn(context)) throw redirect({ href: href.home(context.locale) });
  },
} as const;

/**
 * Marks the `beforeLoad` functions that guards have wrapped: routes outlive a router (the server creates one
 * per request), and a hot-reloaded route file brings new options.
 */
const guarded = new WeakSet<object>();

/**
 * Applies the list of pages to a route (packages/routes/src/pages.ts): a member's page is rendered only in
 * the browser and requires a login, a guest's redirects members. Route files do not repeat this, so none can
 * forget it.
 */
export function guardRoute(route: AnyRoute): void {
  const page = pageOfRouterPath(route.fullPath);
  const access = page === undefined ? 'anyone' : pages[page].access;
  const { beforeLoad } = route.options;
  if (access === 'anyone' || (beforeLoad && guarded.has(beforeLoad))) return;
  const guard = guards[access];
  const guardedLoad = (at: At) => {
    guard(at);
    return beforeLoad?.(at);
  };
  guarded.add(guardedLoad);
  Object.assign(route.options, {
    ...(access === 'member' && { ssr: false }),
    beforeLoad: guardedLoad,
  });
}

/**
 * Handles an address without a page: one of the earlier site redirects permanently to its current page, one
 * of the other brand to the root, and any other responds with 404 (docs/product/decisions.md, "Languages"
 * and "Brands").
 */
export function refuseUnknownRoute({
  context: { locale },
  location: { pathname },
}: {
  context: { locale: Locale };
  location: { pathname: string };
}): never {
  const path = pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '');
  // none of our pages links to one
  const moved = import.meta.env.SSR ? legacyTarget(path, locale) : undefined;
  if (moved) throw redirect({ href: moved, statusCode: 301 });
  throw isOfOtherBrand(pathname, brand.id) ? redirect({ href: href.home(locale) }) : notFound();
}
