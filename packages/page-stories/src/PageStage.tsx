import { createApi } from '@voyage/api-client/client.ts';
import { browserTransport } from '@voyage/api-client/transport.ts';
import { browserSession } from '@voyage/api-client/session.ts';
import { inDays, storage, token } from '@voyage/api-client/session-fixtures.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Notices } from '@voyage/site-core/errors/notices.tsx';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { Pending } from '@voyage/site-core/router/Pending.tsx';
import { CatalogStore } from '@voyage/site-core/context/catalog-store.ts';
import type { PageContext, SiteContext } from '@voyage/site-core/context/site-context.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router';
import { Provider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { parse, type GenericSchema } from 'valibot';
import { fakeService, type Answers } from './fake-service.ts';

/** A page as in its route file, and its address. */
export interface StagedPage<Search extends object, Load> {
  /** The address below the language: `hotel/2826?checkIn=2027-03-12`. */
  at: string;
  /** Schema of the query, like the route's `validateSearch`. */
  search: GenericSchema<unknown, Search>;
  /** The route's loader; none if the page loads its data itself. */
  load?: (given: { context: PageContext; deps: Search }) => Load | Promise<Load>;
  page: (given: { search: Search; load: Load }) => ReactNode;
  /** Whether the visitor is logged in. */
  member?: boolean;
}

/** Stands for the sites' page, which is made of features. */
function NotFound() {
  const { t } = usePage();
  return <h1>{t('site.notFound.title')}</h1>;
}

/** Rendered where a link or form leads: a story has one page. */
function Elsewhere() {
  return (
    <p role="status" data-elsewhere>
      {useRouterState({ select: ({ location }) => `→ ${location.href}` })}
    </p>
  );
}

function createStage<Search extends object, Load>(
  { at, search, load, page, member = false }: StagedPage<Search, Load>,
  locale: Locale,
  answers: Answers,
) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryDelay: 0,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  const tokens = { accessToken: token(inDays(7)), refreshToken: 'r' };
  // fresh; used where a level has changed
  const session = browserSession(storage(), () => Promise.resolve(tokens));
  if (member) session.store(tokens);
  const api = createApi({
    baseUrl: `${location.origin}/api/`,
    locale: () => locale,
    session,
    transport: browserTransport(fakeService(answers)),
  });
  const context: SiteContext = { queryClient, api, words: new CatalogStore(), origin: location.origin };

  const root = createRootRouteWithContext<SiteContext>()({ component: Outlet });
  const language = createRoute({
    getParentRoute: () => root,
    path: '/$lang',
    beforeLoad: async () => {
      await context.words.load(locale);
      return { locale };
    },
  });
  const staged = createRoute({
    getParentRoute: () => language,
    path: at.replace(/\?.*/, '') || '/',
    validateSearch: (raw: Record<string, unknown>): object => parse(search, raw),
    loaderDeps: ({ search: deps }) => deps,
    // The router infers types from a static route tree; here `search` and `load` carry their own.
    loader: ({ deps }) => load?.({ context: { ...context, locale }, deps: deps as Search }),
    notFoundComponent: NotFound,
    component: function Staged() {
      // As above: the output of the schema and the loader.
      return page({ search: staged.useSearch() as Search, load: staged.useLoaderData() as Load });
    },
  });
  const elsewhere = createRoute({ getParentRoute: () => language, path: '$', component: Elsewhere });
  return createRouter({
    routeTree: root.addChildren([language.addChildren([staged, elsewhere])]),
    context,
    history: createMemoryHistory({ initialEntries: [`/${locale}/${at}`] }),
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: PageFailure,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (query) => {
      const text = new URLSearchParams(
        Object.entries(query).flatMap(([key, value]) =>
          value === undefined || value === '' ? [] : [[key, String(value)]],
        ),
      ).toString();
      return text && `?${text}`;
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
}

/**
 * One page with its real route, client and session, on a service that returns the story's answers.
 */
export function PageStage<Search extends object, Load>({
  staged,
  locale,
  answers,
}: {
  staged: StagedPage<Search, Load>;
  locale: Locale;
  answers: Answers;
}) {
  const [router] = useState(() => createStage(staged, locale, answers));
  return (
    <Provider>
      <main id="content" tabIndex={-1}>
        <RouterProvider router={router} />
      </main>
      {/* A busy machine takes its picture late. */}
      <Notices seconds={3600} />
    </Provider>
  );
}
