import { createApi } from '@voyage/api-client/client.ts';
import { browserSession, type Session } from '@voyage/api-client/session.ts';
import { brand } from '@voyage/brand';
import { matchLocale, type Locale } from '@voyage/domain/locale.ts';
import { QueryClient } from '@tanstack/react-query';
import { createRouter, type AnyRoute } from '@tanstack/react-router';
import { Pending } from './Pending.tsx';
import { scrollRule } from './scroll-rule.ts';
import type { SiteContext } from './site-context.ts';
import { WordsStore } from './words-store.ts';

interface Options<Tree extends AnyRoute> {
  routeTree: Tree;
  /** The nonce of this request's content security policy; none in the browser. */
  nonce: string | undefined;
  /** The service as this side reaches it, ending with a slash. */
  apiUrl: string;
  origin: string;
}

const localeOf = (path: string): Locale => matchLocale(path.split('/')[1]) ?? brand.defaultLocale;

/** The router of a site: one a request on the server, one for the whole visit in the browser. */
export function createSiteRouter<Tree extends AnyRoute>({ routeTree, nonce, apiUrl, origin }: Options<Tree>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 } } });
  const words = new WordsStore();
  const here: { locale: () => Locale } = { locale: () => brand.defaultLocale };
  const session: Session | undefined = import.meta.env.SSR ? undefined : browserSession(localStorage, (refreshToken) => createApi({ baseUrl: apiUrl, locale: here.locale }).call('refreshToken', { body: { refreshToken } }));
  const api = createApi({ baseUrl: apiUrl, locale: () => here.locale(), ...(session ? { session } : {}) });
  const context: SiteContext = { queryClient, api, words, origin };
  const router = createRouter({
    routeTree, context: context as never, scrollRestoration: scrollRule(), defaultPreload: false, defaultPendingMs: 400, defaultPendingComponent: Pending, trailingSlash: 'never',
    // Children are '5,8' and numbers stay numbers: plain query strings, without the quotes of JSON.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(Object.entries(search).filter(([, v]) => v !== undefined && v !== '').map(([k, v]) => [k, String(v)])).toString().replaceAll('%2C', ',');
      return text ? `?${text}` : '';
    },
    ...(nonce ? { ssr: { nonce } } : {}),
    hydrate: async (_nothing: unknown) => {
      await words.load(localeOf(location.pathname));
    },
  });
  here.locale = () => localeOf(router.latestLocation.pathname);
  return { router, queryClient };
}
