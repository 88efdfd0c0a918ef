import { brand } from '@voyage/brand';
import type { Locale } from '@voyage/domain/locale.ts';
import { IntlProvider } from '@voyage/i18n/intl.tsx';
import { needsLogin } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { Outlet, redirect, type ErrorComponentProps } from '@tanstack/react-router';
import { Frame } from './Frame.tsx';
import { bestLocale, servedLocale } from '@voyage/site-core/context/language.ts';
import { LazyNewsletter } from '../footer/lazy-newsletter.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { fallbackTexts } from '@voyage/site-core/errors/fallback-texts.ts';
import { PlainFailure } from '@voyage/site-core/errors/PlainFailure.tsx';
import { ContentEnd } from '@voyage/site-core/hydration/first-paint.tsx';
import { PageState } from '@voyage/site-core/hydration/page-state.tsx';
import { useLocale, useSite, type SiteContext } from '@voyage/site-core/context/site-context.ts';

/** First step of every page: checks that the brand has the language, and loads its messages. */
export async function beforeLoadLanguage({
  params,
  context,
  location,
}: {
  params: { lang: string };
  context: SiteContext;
  location: { pathname: string };
}): Promise<{ locale: Locale }> {
  const locale = servedLocale(params.lang);
  if (!locale) throw redirect({ href: href.notFound(bestLocale({ url: location.pathname.split('/')[1] })) });
  await context.words.load(locale);
  return { locale };
}

/** The head of a page that has none: a member's on the server, one that does not exist or failed to load. */
export function languageHead({
  match: { context, params },
  matches,
}: {
  match: { context: SiteContext; params: { lang: string } };
  matches: readonly { status: string; pathname: string }[];
}) {
  const locale = servedLocale(params.lang);
  const missing = matches.some(({ status }) => status === 'notFound');
  if (!locale || !(missing || matches.some(({ status }) => status === 'error')))
    // The document of a member's page has no head of the page, which is rendered in the browser.
    return {
      meta: [
        { title: brand.name },
        ...(needsLogin(matches.at(-1)?.pathname ?? '') ? [{ name: 'robots', content: 'noindex' }] : []),
      ],
    };
  const title = context.words.has(locale)
    ? context.words.intl(locale).t(missing ? 'site.notFound.title' : 'site.error.title')
    : fallbackTexts.title[locale];
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      ...(missing ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}

/** Always the same element, so that a page change does not re-render the footer. */
const newsletter = <LazyNewsletter />;

export function LanguageLayout() {
  return (
    <>
      <Words>
        <Frame newsletter={newsletter}>
          <Outlet />
        </Frame>
      </Words>
      <ContentEnd />
      <PageState />
    </>
  );
}

function Words({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={useSite().words.get(locale)}>
      {children}
    </IntlProvider>
  );
}

/** Shown if a page could not be displayed: what happened, and a retry button. */
export function PageError({ error }: ErrorComponentProps) {
  const locale = useLocale();
  if (!useSite().words.has(locale))
    return (
      <>
        <main id="content">
          <PlainFailure locale={locale} />
        </main>
        <ContentEnd />
      </>
    );
  return (
    <>
      <Words>
        <Frame>
          <PageFailure error={error} />
        </Frame>
      </Words>
      <ContentEnd />
    </>
  );
}
