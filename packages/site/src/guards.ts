import { href } from '@voyage/routes/href.ts';
import { redirect } from '@tanstack/react-router';
import type { PageContext } from './site-context.ts';

/** Anonymous visitors of a member's page go to Home with the way back (section 2). Runs in the browser only: such pages are not rendered on the server. */
export function requireLogin({ context, location }: { context: PageContext; location: { href: string } }): void {
  if (!import.meta.env.SSR && !context.api.session?.token()) throw redirect({ href: href.homeWithRedirect(context.locale, location.href) });
}

/** A member has no business on the login page (section 2: "guests only"). */
export function requireGuest({ context }: { context: PageContext }): void {
  if (!import.meta.env.SSR && context.api.session?.token()) throw redirect({ href: href.home(context.locale) });
}

/** An unknown address under a language (section 2): the page that says so, answered with 404. */
export function toNotFound({ context }: { context: PageContext }): never {
  throw redirect({ href: href.notFound(context.locale) });
}
