import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';

const head =
  (
    route: 'newsletter/confirm' | 'newsletter/unsubscribe',
    title: 'newsletter.confirm.title' | 'newsletter.leave.title',
  ) =>
  ({ match: { context } }: { match: { context: PageContext } }) =>
    pageHead({
      locale: context.locale,
      origin: context.origin,
      path: href.page(context.locale, route),
      title: context.words.intl(context.locale).formatMessage({ id: title }),
      noIndex: true,
    });
export const newsletterConfirmHead = head('newsletter/confirm', 'newsletter.confirm.title');
export const newsletterUnsubscribeHead = head('newsletter/unsubscribe', 'newsletter.leave.title');
