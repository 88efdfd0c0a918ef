import { brand } from '@voyage/brand';
import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { catalogUrl } from '@voyage/i18n/catalog.ts';
import { inLanguage } from '@voyage/routes/href.ts';
import { stripDirectionMarks } from './text-marks.ts';

interface HeadInput {
  locale: Locale;
  origin: string;
  /** Path without query. */
  path: string;
  title: string;
  /** The section of the site, between the page's title and the brand's name (docs/product/overview.md). */
  landing?: string;
  description?: string;
  /** Excludes pages behind a login and search results from search engines. */
  noIndex?: boolean;
}

/** Title as "title | landing | brand", the canonical URL, and the page in every language with x-default. */
export function pageHead({ locale, origin, path, title, landing, description, noIndex }: HeadInput) {
  const full = stripDirectionMarks(
    [title, landing, brand.name].filter((part, i, all) => part && all.indexOf(part) === i).join(' | '),
  );
  return {
    meta: [
      { title: full },
      ...(description ? [{ name: 'description', content: stripDirectionMarks(description) }] : []),
      { property: 'og:title', content: full },
      { property: 'og:site_name', content: brand.name },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      // For the first page: in the browser a head is made after its language was loaded, and nothing would use it.
      ...(import.meta.env.SSR
        ? [{ rel: 'preload', as: 'fetch', href: catalogUrl[locale] ?? '', crossOrigin: 'anonymous' as const }]
        : []),
      ...(noIndex
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
  };
}
