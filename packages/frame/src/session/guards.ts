import { patternOf } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { redirect } from '@tanstack/react-router';
import { legacyTarget } from '@voyage/routes/legacy-redirects.ts';
import type { PageContext } from '../router/site-context.ts';

/** Anonymous visitors of a member's page go to Home with the way back (docs/product/screens.md). Runs in the browser only: such pages are not rendered on the server. */
export function requireLogin({
  context,
  location,
}: {
  context: PageContext;
  location: { href: string };
}): void {
  if (!import.meta.env.SSR && !context.api.session?.token())
    throw redirect({ href: href.homeWithRedirect(context.locale, location.href) });
}

/** A member has no business on the login page (docs/product/screens.md: "guests only"). */
export function requireGuest({ context }: { context: PageContext }): void {
  if (!import.meta.env.SSR && context.api.session?.token())
    throw redirect({ href: href.home(context.locale) });
}

/** An address without a page: one of the earlier site leads to its page of today for good, one that only the other brand has to the root, any other to the page that says so, answered with 404 (docs/product/screens.md; docs/product/decisions.md, "Brands"). */
export function redirectUnknownRoute(
  pages: Record<string, string | null>,
): (at: { context: PageContext; location: { pathname: string } }) => never {
  const absent = Object.entries(pages)
    .filter(([, page]) => page === null)
    .map(([id]) => patternOf(id));
  return ({ context, location }) => {
    const path = location.pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '');
    const moved = import.meta.env.SSR ? legacyTarget(path, context.locale) : undefined; // no page of ours links to one
    if (moved) throw redirect({ href: moved, statusCode: 301 });
    throw redirect({
      href: absent.some((pattern) => pattern.test(path))
        ? href.home(context.locale)
        : href.notFound(context.locale),
    });
  };
}
