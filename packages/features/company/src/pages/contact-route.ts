import { pageHead, wayFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import { policy } from '@voyage/domain/policy.ts';
import { href } from '@voyage/routes/href.ts';

export function contactHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  const title = t('company.contact.title');
  const path = href.contact(context.locale);
  return pageHead(context, {
    path,
    title,
    description: t('company.contact.intro', { hours: policy.service.replyHours }),
    facts: [wayFromHome(context, { name: title, href: path })],
  });
}
