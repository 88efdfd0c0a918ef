import { brand } from '@voyage/brand';
import type { Session } from '@voyage/api-client/session.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { isOfOtherBrand } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { legacyTarget } from '@voyage/routes/legacy-redirects.ts';
import { pageOfRouterPath, pages } from '@voyage/routes/pages.ts';
import { notFound, redirect, type AnyRoute } from '@tanstack/react-router';

interface At {
  /** Of a page's context, what a guard asks. On the server there is no session. */
  context: { locale: Locale; api: { session: Pick<Session, 'token'> | undefined } };
  /** The path with its query. */
  location: { href: string };
}
const isLoggedIn = ({ api }: At['context']): boolean => api.session?.token() !== undefined;

/** By access, what happens before a page is loaded (docs/product/screens.md, "Guards"). @throws a redirect */
const guards = {
  /** Anonymous visitors of a member's page go to Home with the way back. Such pages are not rendered on the server. */
  member({ context, location }: At): void {
    if (!isLoggedIn(context)) throw redirect({ href: href.homeWithRedirect(context.locale, location.href) });
  },
  /** A member has no business on the login page. */
  guest({ context }: At): void {
    if (isLoggedIn(context)) throw redirect({ href: href.home(context.locale) });
  },
} as const;

/** The `beforeLoad` of guarded routes, by which they are known: routes outlive a router (the server makes one of these a request), and a route file that is reloaded in development brings options of its own. */
const guarded = new WeakSet<object>();

/**
 * Gives a route what the list of pages says of it (packages/routes/src/pages.ts): a member's page is rendered in the
 * browser alone and asks for a login, a guest's sends members away. Route files say nothing of it, so none can forget it.
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

/** An address without a page: one of the earlier site leads to its page of today for good, one that only the other brand has to the root, any other is answered itself with 404 (docs/product/decisions.md, "Languages" and "Brands"). */
export function refuseUnknownRoute({
  context: { locale },
  location: { pathname },
}: {
  context: { locale: Locale };
  location: { pathname: string };
}): never {
  const path = pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '');
  const moved = import.meta.env.SSR ? legacyTarget(path, locale) : undefined; // no page of ours links to one
  if (moved) throw redirect({ href: moved, statusCode: 301 });
  throw isOfOtherBrand(pathname, brand.id) ? redirect({ href: href.home(locale) }) : notFound();
}
