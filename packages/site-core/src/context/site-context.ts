import type { Api } from '@voyage/api-client/client.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { brand } from '@voyage/brand';
import { servedLocale } from './language.ts';
import type { CatalogStore } from './catalog-store.ts';

/** The context of every route; immutable apart from the state inside its members. */
export interface SiteContext {
  queryClient: QueryClient;
  api: Api;
  words: CatalogStore;
  /** Scheme and host of the site, for canonical URLs. */
  origin: string;
}
/** Below /{lang}. */
export interface PageContext extends SiteContext {
  locale: Locale;
}
/** What the router gives every loader of a page. */
export interface Loading {
  context: PageContext;
}

/** The router's context in a component. */
export function useSite(): SiteContext {
  const context: SiteContext = useRouter().options.context;
  return context;
}
const languageRoute = getRouteApi('/$lang');
/** The language of the current page. */
export function useLocale(): Locale {
  const { lang }: { lang: string } = languageRoute.useParams();
  return servedLocale(lang) ?? brand.defaultLocale;
}
