import { pageHead, wayFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import { href } from '@voyage/routes/href.ts';

export const eligibilityHead = ({ match: { context } }: Matched) => {
  const { formatMessage: t } = context.words.intl(context.locale);
  const title = t({ id: 'eligibility.title' });
  const path = href.page(context.locale, 'eligibility');
  return pageHead(context, {
    path,
    title,
    description: t({ id: 'eligibility.text' }),
    facts: [wayFromHome(context, { name: title, href: path })],
  });
};
