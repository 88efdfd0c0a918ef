import { brand } from '@voyage/brand';
import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { catalogUrl } from '@voyage/i18n/catalog.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { href, inLanguage } from '@voyage/routes/href.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { breadcrumbJsonLd, type Crumb } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { jsonLd } from './json-ld.ts';
import { stripDirectionMarks } from './text-marks.ts';

/** What the router gives the head of a page. */
export interface Matched<Data = unknown> {
  match: { context: PageContext };
  loaderData?: Data;
}
interface HeadInput {
  /** Without query. null excludes the page from search engines: those behind a login, and search results. */
  path: string | null;
  title: string;
  /** The section of the site, between the page's title and the brand's name (docs/product/overview.md). */
  landing?: string;
  description?: string | undefined;
  /** Structured data for search engines (schema.org). */
  facts?: readonly object[];
  /** The way to the page, as one of them. */
  crumbs?: readonly Crumb[];
}

/** Title as "title | landing | brand", the canonical URL, and the page in every language with x-default. */
export function pageHead(
  { locale, origin }: PageContext,
  { path, title, landing, description, facts = [], crumbs }: HeadInput,
) {
  const full = stripDirectionMarks(
    [title, landing, brand.name].filter((part, i, all) => part && all.indexOf(part) === i).join(' | '),
  );
  const all = crumbs ? [...facts, breadcrumbJsonLd(crumbs, origin)] : facts;
  return {
    meta: [
      { title: full },
      ...(description ? [{ name: 'description', content: stripDirectionMarks(description) }] : []),
      { property: 'og:title', content: full },
      { property: 'og:site_name', content: brand.name },
      ...(path === null ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      // For the first page: in the browser a head is made after its language was loaded, and nothing would use it.
      ...(import.meta.env.SSR
        ? [{ rel: 'preload', as: 'fetch', href: catalogUrl[locale] ?? '', crossOrigin: 'anonymous' as const }]
        : []),
      ...(path === null
        ? []
        : [
            { rel: 'canonical', href: origin + path },
            ...brand.locales.map((l) => ({
              rel: 'alternate',
              hrefLang: htmlLang(l),
              href: origin + inLanguage(path, l),
            })),
            { rel: 'alternate', hrefLang: 'x-default', href: origin + inLanguage(path, brand.defaultLocale) },
          ]),
    ],
    ...(all.length > 0 && { scripts: jsonLd(...all) }),
  };
}

/** Of a page that only needs a title, and is excluded from search engines. */
export const noindexHead =
  (title: MessageId) =>
  ({ match: { context } }: Matched) =>
    pageHead(context, {
      path: null,
      title: context.words.intl(context.locale).t(title),
    });

/** Of a page directly below the home page. */
export const topLevelHead =
  (addressIn: (lang: Locale) => string, title: MessageId, describe: (t: Translate) => string) =>
  ({ match: { context } }: Matched) => {
    const { t } = context.words.intl(context.locale);
    const path = addressIn(context.locale);
    return pageHead(context, {
      path,
      title: t(title),
      description: describe(t),
      facts: [breadcrumbFromHome(context, { name: t(title), href: path })],
    });
  };

/** The way from the home page to a page, as one of its `facts`. */
export const breadcrumbFromHome = ({ words, locale, origin }: PageContext, ...crumbs: readonly Crumb[]) =>
  breadcrumbJsonLd([{ name: words.intl(locale).t('site.home'), href: href.home(locale) }, ...crumbs], origin);
