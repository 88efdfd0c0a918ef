import { href } from '@voyage/routes/href.ts';
import { pageHead, plainWord } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

export const loginHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.login(context.locale),
    title: plainWord(context.words.get(context.locale), 'login.title'),
    noIndex: true,
  });
export const ordersHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.orders(context.locale),
    title: plainWord(context.words.get(context.locale), 'orders.title'),
    noIndex: true,
  });
export const orderHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.orders(context.locale),
    title: plainWord(context.words.get(context.locale), 'orders.title'),
    noIndex: true,
  });
