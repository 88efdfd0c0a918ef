import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';

interface At {
  match: { context: PageContext; pathname: string };
}
/** The head of a member's own page: titled, and excluded from search engines. */
const ownHead =
  (title: MessageId) =>
  ({ match: { context, pathname } }: At) =>
    pageHead({
      locale: context.locale,
      origin: context.origin,
      path: pathname,
      title: context.words.intl(context.locale).formatMessage({ id: title }),
      noIndex: true,
    });
export const ownMembershipHead = ownHead('membership.own.title');
export const upgradeHead = ownHead('membership.ways');
export const couponsHead = ownHead('coupons.title');
export const couponPolicyHead = ownHead('coupons.policy');
