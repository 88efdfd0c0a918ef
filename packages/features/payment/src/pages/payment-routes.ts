import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';

interface At {
  match: { context: PageContext; pathname: string };
}
const head =
  (title: 'payment.title' | 'payment.result.title' | 'purchases.title') =>
  ({ match: { context, pathname } }: At) =>
    pageHead({
      locale: context.locale,
      origin: context.origin,
      path: pathname,
      title: context.words.intl(context.locale).formatMessage({ id: title }),
      noIndex: true,
    });
export const paymentHead = head('payment.title');
export const paymentResultHead = head('payment.result.title');
export const productOrdersHead = head('purchases.title');
