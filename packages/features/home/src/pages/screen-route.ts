import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

/** A display's own page: people find it by its address, search engines need not. */
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
