import { pageHead, wayFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import { href } from '@voyage/routes/href.ts';

export const eligibilityHead = ({ match: { context } }: Matched) => {
  const { t } = context.words.intl(context.locale);
  const title = t('eligibility.title');
  const path = href.page(context.locale, 'eligibility');
  return pageHead(context, {
    path,
    title,
    description: t('eligibility.text'),
    facts: [wayFromHome(context, { name: title, href: path })],
  });
};
