import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

export const loginHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.login(context.locale),
    title: context.words.intl(context.locale).formatMessage({ id: 'login.title' }),
    noIndex: true,
  });
export const ordersHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.orders(context.locale),
    title: context.words.intl(context.locale).formatMessage({ id: 'orders.title' }),
    noIndex: true,
  });
export const orderHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.orders(context.locale),
    title: context.words.intl(context.locale).formatMessage({ id: 'orders.title' }),
    noIndex: true,
  });
export const favouritesHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.favourites(context.locale),
    title: context.words.intl(context.locale).formatMessage({ id: 'favourites.title' }),
    noIndex: true,
  });
