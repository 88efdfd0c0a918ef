import { acceptedCoding, acceptedLanguages } from '@voyage/domain/content-negotiation.ts';
import { matchLocale, type Locale } from '@voyage/domain/locale.ts';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { errorPage, formPage, maintenancePage } from './error-page.ts';
import { pageLabel } from '../metrics/page-label.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';
import { legacyTarget } from '@voyage/routes/legacy-redirects.ts';
import { isCacheable } from './cacheable-address.ts';
import { hashInline, renderNonce } from '../platform/inline-hashes.ts';
import { log } from '../platform/log.ts';
import {
  brandPicture,
  pictureAddress,
  previewHash,
  previewOf,
  withLinkTags,
  type PagePreview,
} from './page-preview.ts';
import { PageBody } from './page-body.ts';
import type { CacheResult, Lookup, PageCache } from '../platform/page-cache.ts';
import { ownUrl } from '../platform/own-origin.ts';
import { GateFull, renderGate } from './render-gate.ts';
import { pagePolicy, type PolicyChoices } from './page-policy.ts';
import { withEarlyErrors } from '../reports/with-early-errors.ts';

/** Contains the hotels of a rendered page, for this server; not sent to visitors. */
export const hotelsHeader = 'x-hotels';

/** The result of the renderer. */
export interface Page {
  status: number;
  headers: Headers;
  html: string;
}
/** A page as it is cached and sent: the same for every visitor. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: PageBody | null;
  /** The content of its link preview; null if the page has none of its own. */
  preview: PagePreview | null;
  /** The hotels whose rooms and rates it shows: it is dropped when one of them changes. */
  hotels: ReadonlySet<number>;
}

export interface SitePages extends PolicyChoices {
  /** The brand's name, for the error page. */
  name: string;
  /** The brand's telephone number, for the error page. */
  phone: string;
  locales: readonly Locale[];
  /** The language of a first visit. */
  bestLocale: (hints: {
    stored?: string | undefined;
    url?: string | undefined;
    browser?: string[];
  }) => Locale;
  /**
   * Renders the page of a request that contains nothing about its visitor, with the nonce that marks our
   * inline code (inline-hashes.ts).
   */
  render: (request: Request) => Promise<Page>;
  pages: PageCache<CachedPage>;
  /** The size of a picture of the site, by its file; 0 if it does not exist. */
  sizeOf: (picture: string) => number;
  /** The site is under maintenance: every page says so, and when it is expected back, if that is known. */
  maintenance?: { until: Date | null } | undefined;
  /** Measures the cache and the renderer. */
  metrics?: SiteMetrics | undefined;
  /** Pages report how fast they were, and their errors (reports/report-routes.ts). */
  collectsReports?: boolean;
}

const variesBy = 'Cookie, Accept-Language, Accept-Encoding';
/**
 * None of our addresses contains one of these. The router encodes them differently from browsers (`[`, `]`,
 * `|` and `^`), and would redirect to the same address endlessly.
 */
const neverInPaths = /[[\]^|]|%5[bde]|%7c/i;

/** As in `zh-TW`, `EN` and `ja_JP`. */
const languageTag = /^[a-z]{2,3}(?:[-_][a-z]{2,4}){0,2}$/i;

export interface PageServer {
  /** Handles a request: languages, redirects, policies, encodings. A POST is a form sent without our script. */
  handle: (c: Context) => Promise<Response>;
  /** The page of an address whose language is known, from the cache or the renderer. */
  pageAt: (url: URL, locale: Locale) => Promise<CachedPage>;
}

/** A page takes some megabytes while it is rendered, and about a tenth of a second. */
const renderLimits = { atOnce: 16, waiting: 200 };

/** Pages by address, from the cache or the renderer. */
export function pageServer({
  name,
  phone,
  locales,
  bestLocale,
  render,
  pages,
  sizeOf,
  maintenance,
  collectsReports = false,
  metrics,
  ...policyChoices
}: SitePages): PageServer {
  const inTurn = renderGate(renderLimits);
  /** In seconds, for clients that retry. */
  const retryAfter = () => {
    const left = ((maintenance?.until?.getTime() ?? 0) - Date.now()) / 1000;
    return String(Math.max(300, Math.ceil(left)));
  };
  const down = (url: URL, locale: Locale) =>
    ownPage(url, 503, maintenancePage(locale, name, phone, maintenance?.until ?? null), [
      ['retry-after', retryAfter()],
    ]);

  /** A form that the browser has sent itself. What was typed is not read. */
  const unsent = (url: URL, locale: Locale) =>
    ownPage(url, 405, formPage(locale, name, phone), [['allow', 'GET, HEAD']]);

  /** A page that the renderer did not make. */
  function ownPage(url: URL, status: number, html: string, headers: [string, string][]): CachedPage {
    const plain: [string, string][] = [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
    ];
    return cachedPage(url, status, [...plain, ...headers], html);
  }

  function cachedPage(
    { pathname }: URL,
    status: number,
    headers: [string, string][],
    rendered: string,
    preview: PagePreview | null = null,
    hotels: ReadonlySet<number> = new Set(),
  ): CachedPage {
    const { html, hashes } = hashInline(rendered);
    const policy = pagePolicy(hashes, pathname, policyChoices);
    return {
      status,
      headers: {
        'cache-control': 'private, no-cache',
        ...Object.fromEntries(headers),
        vary: variesBy,
        'content-security-policy': policy,
      },
      body: html === '' ? null : new PageBody(html),
      preview,
      hotels,
    };
  }

  /** The page with the tags of its link preview: its own picture, or the brand's. */
  function withPicture(
    { origin, pathname }: URL,
    html: string,
    locale: Locale,
    preview: PagePreview | null,
  ): string {
    const path = preview ? pictureAddress(previewHash(preview), pathname) : brandPicture;
    const alt = preview ? [preview.title, preview.place, name] : [name];
    return withLinkTags(html, {
      picture: origin + path,
      alt: alt.filter((part, i, all) => part !== '' && all.indexOf(part) === i).join(' · '),
      locale,
    });
  }

  async function make(url: URL, locale: Locale): Promise<CacheResult<CachedPage>> {
    try {
      const start = performance.now();
      const { status, headers, html } = await inTurn(() =>
        render(new Request(url.href, { headers: { accept: 'text/html', 'x-nonce': renderNonce } })),
      );
      metrics?.rendered(pageLabel(url.pathname, locales), (performance.now() - start) / 1000);
      const preview = status === 200 ? previewOf(html, { locale, brand: name, sizeOf }) : null;
      const value = cachedPage(
        url,
        status,
        [...headers].filter(([header]) => header !== 'content-length' && header !== hotelsHeader),
        withPicture(url, collectsReports ? withEarlyErrors(html) : html, locale, preview),
        preview,
        new Set((headers.get(hotelsHeader) ?? '').split(' ').filter(Boolean).map(Number)),
      );
      const passing = status >= 500 || headers.get('cache-control')?.includes('no-store');
      return {
        value,
        weight: (value.body?.weight ?? 0) + url.href.length,
        keep: passing ? 'previous' : value.status === 200 ? 'this' : 'nothing',
      };
    } catch (error) {
      const isFull = error instanceof GateFull;
      if (isFull) log.warn({ path: url.pathname }, 'page not rendered: the render queue is full');
      else log.error({ path: url.pathname, error }, 'a page could not be rendered');
      return {
        value: isFull
          ? ownPage(url, 503, errorPage(locale, name, phone), [['retry-after', '5']])
          : ownPage(url, 500, errorPage(locale, name, phone), []),
        weight: 0,
        keep: 'previous',
      };
    }
  }

  function send(c: Context, { status, headers, body }: CachedPage): Response {
    const coding = body ? acceptedCoding(c.req.header('accept-encoding')) : 'identity';
    return new Response(body && body.encode(coding), {
      status,
      headers: coding === 'identity' ? headers : { ...headers, 'content-encoding': coding },
    });
  }

  const pageAt: PageServer['pageAt'] = async (url, locale) => {
    if (maintenance) return down(url, locale);
    const page = metrics && pageLabel(url.pathname, locales);
    const seen = (result: Lookup | 'bypass') => page !== undefined && metrics?.lookup(page, result);
    if (isCacheable(url)) return pages.get(url.href, () => make(url, locale), seen);
    seen('bypass');
    return (await make(url, locale)).value;
  };

  const handle = async (c: Context): Promise<Response> => {
    const url = ownUrl(c.req.url);
    const [, segment = ''] = url.pathname.split('/');
    // `zh-cn`, or `zh-cn.keep` for a visitor who wants each page in the language of its address
    // (site-core/preferences/stored-language.ts)
    const [stored, keeps] = (getCookie(c, 'currentLang') ?? '').split('.');
    const goTo = (location: string, status = 302) =>
      new Response(null, { status, headers: { location, vary: 'Cookie, Accept-Language' } });
    const redirect = (path: string) => goTo(`${path}${url.search}`);
    const notFound = (language: Locale) => goTo(`/${language}/404`);
    const rest = url.pathname.slice(segment.length + 1);
    const locale = locales.find((one) => one === segment);
    const browser = acceptedLanguages(c.req.header('accept-language'));
    if (maintenance) return send(c, down(url, locale ?? bestLocale({ stored, browser })));
    if (c.req.method === 'POST') return send(c, unsent(url, locale ?? bestLocale({ stored, browser })));
    if (!locale) {
      const moved = legacyTarget(url.pathname, bestLocale({ stored, browser }));
      if (moved) return goTo(`${moved}${url.search}`, 301);
      if (segment === '') return redirect(`/${bestLocale({ stored, browser })}`);
      // another way to write a language, or one of ours that the brand does not have
      if (languageTag.test(segment) && matchLocale(segment))
        return redirect(`/${bestLocale({ stored: keeps ? undefined : stored, url: segment })}${rest}`);
      return notFound(bestLocale({ stored, browser }));
    }
    if (neverInPaths.test(rest)) return notFound(locale);
    if (stored && !keeps && stored !== segment && locales.some((one) => one === stored))
      return redirect(`/${stored}${rest}`);
    if (rest === '/maintain') return redirect(`/${locale}`); // it has ended
    return send(c, await pageAt(url, locale));
  };
  return { handle, pageAt };
}
