import { pageHead, wayFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import { href } from '@voyage/routes/href.ts';

export function tailorMadeHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  const title = t('tailorMade.title');
  const path = href.tailorMade(context.locale);
  return pageHead(context, {
    path,
    title,
    description: t('tailorMade.intro'),
    facts: [wayFromHome(context, { name: title, href: path })],
  });
}
