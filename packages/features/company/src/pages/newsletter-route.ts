import { noindexHead } from '@voyage/site-chrome/head/head.ts';

export const newsletterConfirmHead = noindexHead('newsletter.confirm.title');
export const newsletterUnsubscribeHead = noindexHead('newsletter.leave.title');
