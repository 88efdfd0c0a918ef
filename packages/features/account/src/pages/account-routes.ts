import type { MessageId } from '@voyage/i18n/messages.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { PlainRouteId } from '@voyage/routes/href.ts';

/** The head of an account page: titled, and not indexed. */
const accountHead =
  (page: PlainRouteId, title: MessageId) =>
  ({ match: { context } }: { match: { context: PageContext } }) =>
    pageHead({
      locale: context.locale,
      origin: context.origin,
      path: href.page(context.locale, page),
      title: context.words.intl(context.locale).formatMessage({ id: title }),
      noIndex: true,
    });

export const loginHead = accountHead('login', 'login.title');
export const registerHead = accountHead('register', 'register.heading');
export const registerCompleteHead = accountHead('register/complete', 'register.step.complete');
export const forgotPasswordHead = accountHead('forgot-password', 'password.forgot');
export const resetPasswordHead = accountHead('reset-password', 'password.reset');
export const userHead = accountHead('user', 'user.title');
export const profileHead = accountHead('user/profile', 'profile.title');
export const securityHead = accountHead('user/password', 'security.title');
export const conciergeHead = accountHead('user/concierge', 'concierge.title');
export const ordersHead = accountHead('user/hotel-order', 'orders.title');
export const orderHead = accountHead('user/hotel-order', 'orders.title');
export const favouritesHead = accountHead('user/favorite', 'favourites.title');
/** For all parts of the staff desk, whose pages are not public. */
export const deskHead = accountHead('user', 'user.desk');
