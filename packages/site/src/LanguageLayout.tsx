import type { Locale } from '@voyage/domain/locale.ts';
import { WordsProvider } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { Outlet, redirect, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Frame } from './Frame.tsx';
import { bestLocale, servedLocale } from './language.ts';
import { NearNewsletter } from './NearNewsletter.ts';
import { PageState } from './page-state.tsx';
import { useLocale, useSite, type SiteContext } from './site-context.ts';
import { ErrorState } from '@voyage/ui/ErrorState.tsx';
import { useWords } from '@voyage/i18n/words.tsx';
import { isChunkFailure } from './failure-message.ts';
import { useFailureWords } from './failure-words.ts';

/** Every page's first step: a language that the brand serves, and its words. */
export async function beforeLanguage({
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

/** Always the same element, so that a page that changes does not wake the footer. */
const newsletter = <NearNewsletter />;

export function LanguageLayout() {
  return (
    <>
      <Words>
        <Frame newsletter={newsletter}>
          <Outlet />
        </Frame>
      </Words>
      <PageState />
    </>
  );
}

function Words({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  return (
    <WordsProvider locale={locale} messages={useSite().words.get(locale)}>
      {children}
    </WordsProvider>
  );
}

/** A page that could not be shown: what happened in words, and another try. */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <Words>
      <Frame>
        <Failure error={error} />
      </Frame>
    </Words>
  );
}

function Failure({ error }: { error: unknown }) {
  const say = useWords();
  const words = useFailureWords();
  const router = useRouter();
  // A browser does not ask again for a script that it could not have.
  const again = () => (isChunkFailure(error) ? location.reload() : void router.invalidate());
  return <ErrorState title={say('site.error.title')} text={words(error)} retryLabel={say('site.retry')} onRetry={again} />;
}
