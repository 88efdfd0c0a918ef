import { hiddenHead } from '@voyage/site-chrome/head/head.ts';

export const paymentHead = hiddenHead('payment.title');
export const paymentResultHead = hiddenHead('payment.result.title');
export const productOrdersHead = hiddenHead('purchases.title');
