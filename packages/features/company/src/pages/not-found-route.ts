import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

export const notFoundHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.notFound(context.locale),
    title: context.words.intl(context.locale).formatMessage({ id: 'site.notFound.title' }),
    noIndex: true,
  });
