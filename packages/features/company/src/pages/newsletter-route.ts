import { hiddenHead } from '@voyage/site-chrome/head/head.ts';

export const newsletterConfirmHead = hiddenHead('newsletter.confirm.title');
export const newsletterUnsubscribeHead = hiddenHead('newsletter.leave.title');
