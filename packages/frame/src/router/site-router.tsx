import { createApi, type Api } from '@voyage/api-client/client.ts';
import { CallFailure } from '@voyage/api-client/failure.ts';
import { browserSession, type Session } from '@voyage/api-client/session.ts';
import { brand } from '@voyage/brand';
import type { Locale } from '@voyage/domain/locale.ts';
import { accessOf } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createSerializationAdapter, type AnyRoute, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dehydrateQueries, hydrateQueries } from '../layout/page-state.tsx';
import { guardRoute } from '../session/guards.ts';
import { answerNotFound } from '../errors/not-found.ts';
import { PageFailure } from '../errors/PageFailure.tsx';
import { localeOf } from '../preferences/language.ts';
import { restoreFocus, recordHeight } from './page-height.ts';
import { Pending } from '../layout/Pending.tsx';
import { scrollRule } from './scroll-rule.ts';
import type { SiteContext } from './site-context.ts';
import { CatalogStore } from './catalog-store.ts';

interface Addresses {
  /** On the server, what marks scripts and styles of ours (packages/site-server/src/inline-hashes.ts); none in the browser. */
  nonce: string | undefined;
  /** The service as this side reaches it, ending with a slash. */
  apiUrl: string;
  origin: string;
  /** On the server, its own way to the service. */
  serviceCalls?: ((options: { baseUrl: string; locale: () => Locale }) => Api) | undefined;
}

/** A failure on the server is the same failure in the browser, with the same words. */
const failureAdapter = createSerializationAdapter({
  key: 'failure',
  test: (value: unknown): value is CallFailure => value instanceof CallFailure,
  toSerializable: ({ code, call, status }) => ({ code, call, status }),
  fromSerializable: ({ code, call, status }) => new CallFailure(code, { call, status }),
});

/**
 * What both sites' routers are made of, one a request on the server and one for the whole visit in the browser: an app
 * gives `options` to `createRouter` beside its own tree, so that the compiler knows both, and the router to `start`.
 */
export function siteRouter({ nonce, apiUrl, origin, serviceCalls }: Addresses) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 } },
  });
  const words = new CatalogStore();
  const here: { locale: () => Locale } = { locale: () => brand.defaultLocale };
  const session: Session | undefined = import.meta.env.SSR
    ? undefined
    : browserSession(localStorage, (refreshToken) =>
        createApi({ baseUrl: apiUrl, locale: here.locale }).call('refreshToken', { body: { refreshToken } }),
      );
  const locale = () => here.locale();
  const api =
    serviceCalls?.({ baseUrl: apiUrl, locale }) ??
    createApi({ baseUrl: apiUrl, locale, ...(session ? { session } : {}) });
  const state = import.meta.env.SSR
    ? { adapter: dehydrateQueries(queryClient), restore: () => {} }
    : hydrateQueries(queryClient);
  const context: SiteContext = { queryClient, api, words, origin };
  const options = {
    context,
    scrollRestoration: scrollRule(),
    defaultPreload: false as const,
    defaultPendingMs: 400,
    defaultPendingComponent: Pending,
    defaultErrorComponent: PageFailure,
    trailingSlash: 'never' as const,
    // Children are '5,8' and numbers stay numbers: plain query strings, without the quotes of JSON.
    parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search: Record<string, unknown>) => {
      const text = new URLSearchParams(
        Object.entries(search)
          .filter(([, v]) => v !== undefined && v !== '')
          .map(([k, v]) => [k, String(v)]),
      )
        .toString()
        .replaceAll('%2C', ',');
      return text ? `?${text}` : '';
    },
    ...(nonce ? { ssr: { nonce } } : {}),
    serializationAdapters: [state.adapter, failureAdapter],
    hydrate: async (_nothing: unknown) => {
      state.restore();
      await words.load(localeOf(location.pathname));
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  };
  function start(router: AnyRouter): void {
    // A page that came from the server is not asked again whom it is for, and the server knows nobody.
    if (session?.token() && accessOf(location.pathname) === 'guest')
      location.replace(href.home(localeOf(location.pathname)));
    const guard = () =>
      Object.values<AnyRoute>(router.routesById).forEach((route) => {
        guardRoute(route);
        answerNotFound(route);
      });
    guard();
    if (import.meta.hot) router.subscribe('onBeforeLoad', guard); // a route file that was reloaded has lost its own
    here.locale = () => localeOf(router.latestLocation.pathname);
    if (import.meta.env.SSR) return;
    router.subscribe('onBeforeLoad', recordHeight);
    router.subscribe(
      'onRendered',
      ({ fromLocation, pathChanged }) => fromLocation && pathChanged && restoreFocus(),
    );
  }
  return { options, start };
}
