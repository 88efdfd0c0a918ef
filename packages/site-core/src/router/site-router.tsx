import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import { createApi, type Api } from '@voyage/api-client/client.ts';
import { RequestFailure, retryUnlessTimedOut } from '@voyage/api-client/failure.ts';
import { browserSession, type Session } from '@voyage/api-client/session.ts';
import { brand } from '@voyage/brand';
import type { Locale } from '@voyage/domain/locale.ts';
import { accessOf } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createSerializationAdapter,
  type AnyRoute,
  type AnyRouter,
  type NotFoundRouteComponent,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dehydrateQueries, hydrateQueries } from '../hydration/page-state.tsx';
import { guardRoute } from '../session/guards.ts';
import { respondNotFound } from './not-found.ts';
import { PageFailure } from '../errors/PageFailure.tsx';
import { localeOf } from '../context/language.ts';
import { keepPosition } from './keep-position.ts';
import { restoreFocus, recordHeight } from './page-height.ts';
import { Pending } from './Pending.tsx';
import { scrollRule } from './scroll-rule.ts';
import type { SiteContext } from '../context/site-context.ts';
import { CatalogStore } from '../context/catalog-store.ts';

interface SiteParts {
  /** What stands at an address where nothing is. */
  notFoundPage: NotFoundRouteComponent;
  /**
   * On the server, the nonce of our scripts and styles (packages/site-server/src/platform/inline-hashes.ts);
   * undefined in the browser.
   */
  nonce: string | undefined;
  /** The URL of the service from here, ending with a slash. */
  apiUrl: string;
  origin: string;
  /** On the server, a separate way to call the service. */
  serviceCalls?: ((options: { baseUrl: string; locale: () => Locale }) => Api) | undefined;
}

/** A failure on the server becomes the same failure in the browser, with the same message. */
const failureAdapter = createSerializationAdapter({
  key: 'failure',
  test: (value: unknown): value is RequestFailure => value instanceof RequestFailure,
  toSerializable: ({ code, call, status }) => ({ code, call, status }),
  fromSerializable: ({ code, call, status }) => new RequestFailure(code, { call, status }),
});

/**
 * The parts that both sites' routers are built from, one per request on the server and one per visit in the
 * browser: an app passes `options` to `createRouter` with its own route tree, so that types are inferred
 * from both, and the router to `start`.
 */
export function siteRouter({ nonce, apiUrl, origin, serviceCalls, notFoundPage }: SiteParts) {
  const queryClient = new QueryClient({
    // Without a network a call fails at once and the page says so: it does not wait, and is not sent unasked later.
    defaultOptions: {
      queries: {
        retry: retryUnlessTimedOut,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  const words = new CatalogStore();
  const here: { locale: () => Locale } = { locale: () => brand.defaultLocale };
  const session: Session | undefined = import.meta.env.SSR
    ? undefined
    : browserSession(browserStorage, (refreshToken) =>
        createApi({ baseUrl: apiUrl, locale: here.locale }).call('refreshToken', { body: { refreshToken } }),
      );
  const locale = () => here.locale();
  const api =
    serviceCalls?.({ baseUrl: apiUrl, locale }) ??
    createApi({ baseUrl: apiUrl, locale, ...(session ? { session } : {}) });
  const state = import.meta.env.SSR
    ? { adapter: dehydrateQueries(queryClient), restore: () => {} }
    : hydrateQueries(queryClient);
  let isLeaving = false;
  const context: SiteContext = { queryClient, api, words, origin };
  const options = {
    context,
    scrollRestoration: scrollRule(),
    defaultPreload: false as const,
    defaultPendingMs: 400,
    defaultPendingComponent: Pending,
    defaultErrorComponent: PageFailure,
    trailingSlash: 'never' as const,
    // Keeps '5,8' and numbers as they are: plain query strings, without the quotes of JSON.
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
      // A page that is left is not hydrated: its guard would change the address beneath the document on its way.
      if (isLeaving) await new Promise(() => {});
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  };
  function start(router: AnyRouter): void {
    // The guards of a server-rendered page do not run again, and the server does not know the member. That of a
    // member's page would, but within the hydration of its frame, which React would not make that of Home.
    if (session) {
      const access = accessOf(location.pathname);
      const locale = localeOf(location.pathname);
      if (session.token() ? access === 'guest' : access === 'member') {
        isLeaving = true;
        location.replace(
          access === 'guest'
            ? href.home(locale)
            : href.homeWithRedirect(locale, location.pathname + location.search),
        );
      }
    }
    const guard = () =>
      Object.values<AnyRoute>(router.routesById).forEach((route) => {
        guardRoute(route);
        respondNotFound(route, notFoundPage);
      });
    guard();
    // a hot-reloaded route file has lost its guard
    if (import.meta.hot) router.subscribe('onBeforeLoad', guard);
    here.locale = () => localeOf(router.latestLocation.pathname);
    if (import.meta.env.SSR) return;
    router.subscribe('onBeforeLoad', recordHeight);
    router.subscribe('onRendered', keepPosition);
    router.subscribe(
      'onRendered',
      ({ fromLocation, pathChanged }) => fromLocation && pathChanged && restoreFocus(),
    );
  }
  return { options, start };
}
