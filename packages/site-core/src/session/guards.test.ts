import {
  createRootRoute,
  createRoute,
  createRouter,
  isNotFound,
  isRedirect,
  type AnyRoute,
} from '@tanstack/react-router';
import { brand } from '@voyage/brand';
import { pages, routeIds, type RouteId } from '@voyage/routes/pages.ts';
import { describe, expect, test, vi } from 'vitest';
import { guardRoute, refuseUnknownRoute } from './guards.ts';

/** What a step throws: the target of its redirect, and how. */
function sent(
  step: () => unknown,
): { href?: string | undefined; statusCode?: number | undefined } | undefined {
  try {
    step();
  } catch (error) {
    if (isRedirect(error)) return error.options;
    throw error;
  }
  return undefined;
}
describe('an address without a page', () => {
  const unknown = (pathname: string) =>
    sent(() => refuseUnknownRoute({ context: { locale: 'en' }, location: { pathname } }));
  test.each(['/en/nothing', '/en/hotel/group/a/b/c', '/en/user/order/membership'])(
    '%s has no page',
    (path) => {
      try {
        unknown(path);
        expect.unreachable();
      } catch (error) {
        expect(isNotFound(error)).toBe(true);
      }
    },
  );
  test('of the other brand only redirects to the root', () => {
    const own = brand.id === 'main' ? '/en/eligibility' : '/en/ultraluxe-experiences';
    expect(unknown(own)).toMatchObject({ href: '/en' });
  });
  test('of the earlier site redirects permanently', () =>
    expect(unknown('/en/tag/tea.html')).toMatchObject({
      href: '/en/experience-share/tag/tea',
      statusCode: 301,
    }));
});

describe('every page of the list, as a route', () => {
  /** The routes of a site, each with its own beforeLoad. */
  function routes(own: () => unknown): Map<RouteId, AnyRoute> {
    const root = createRootRoute();
    const lang = createRoute({ getParentRoute: () => root, path: '$lang' });
    const made = routeIds.map((id) => {
      const path = id.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1');
      return [id, createRoute({ getParentRoute: () => lang, path: path || '/', beforeLoad: own })] as const;
    });
    createRouter({ routeTree: root.addChildren([lang.addChildren(made.map(([, route]) => route))]) });
    return new Map(made);
  }
  const at = (token: string | undefined) => ({
    context: { locale: 'en' as const, api: { session: { token: () => token } } },
    location: { href: '/en/somewhere?a=1' },
  });

  test.each(routeIds)('%j has the guard of the list', (id) => {
    const own = vi.fn<() => unknown>();
    const route = routes(own).get(id);
    if (!route) throw new Error('no route');
    guardRoute(route);
    guardRoute(route); // as the server does on every request
    const { access } = pages[id];
    expect(route.options.ssr).toBe(access === 'member' ? false : undefined);
    const visitor = sent(() => route.options.beforeLoad(at(undefined)));
    const member = sent(() => route.options.beforeLoad(at('token')));
    expect({ visitor: visitor?.href, member: member?.href }).toEqual({
      visitor: access === 'member' ? '/en?redirect=%2Fen%2Fsomewhere%3Fa%3D1' : undefined,
      member: access === 'guest' ? '/en' : undefined,
    });
    expect(own).toHaveBeenCalledTimes(access === 'anyone' ? 2 : 1);
  });

  test('is guarded again when its file is hot-reloaded with new options', () => {
    const route = routes(() => undefined).get('hotel/booking');
    if (!route) throw new Error('no route');
    guardRoute(route);
    route.options = { ...route.options, beforeLoad: undefined, ssr: undefined };
    guardRoute(route);
    expect(sent(() => route.options.beforeLoad(at(undefined)))?.href).toContain('/en?redirect=');
    expect(route.options.ssr).toBe(false);
  });
});
