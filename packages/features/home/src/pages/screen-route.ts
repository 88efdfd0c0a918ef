import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';

/** Its data; not part of the entry, like Home's. */
export async function screenLoader({ context }: { context: PageContext }): Promise<{ city: string }> {
  const { loadScreen } = await import('../state/load-home.ts');
  return loadScreen(context);
}

/** The page of a display: people open it by its address, and search engines should not list it. */
export function screenHead({ match: { context } }: { match: { context: PageContext } }) {
  const { locale, origin } = context;
  const { formatMessage: t } = context.words.intl(locale);
  return pageHead({
    locale,
    origin,
    path: href.page(locale, 'screen'),
    title: t({ id: 'screen.title' }),
    description: t({ id: 'screen.description' }),
    noIndex: true,
  });
}
