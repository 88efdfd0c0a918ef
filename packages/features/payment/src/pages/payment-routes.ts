import { noindexHead } from '@voyage/site-chrome/head/head.ts';

export const paymentHead = noindexHead('payment.title');
export const paymentResultHead = noindexHead('payment.result.title');
export const productOrdersHead = noindexHead('purchases.title');
