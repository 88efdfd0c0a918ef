import { pageHead } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';

export const eligibilityHead = ({ match: { context } }: { match: { context: PageContext } }) => {
  const { formatMessage: t } = context.words.intl(context.locale);
  return pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.page(context.locale, 'eligibility'),
    title: t({ id: 'eligibility.title' }),
    description: t({ id: 'eligibility.text' }),
  });
};
