import { hiddenHead } from '@voyage/site-chrome/head/head.ts';

export const loginHead = hiddenHead('login.title');
export const registerHead = hiddenHead('register.heading');
export const registerCompleteHead = hiddenHead('register.step.complete');
export const forgotPasswordHead = hiddenHead('password.forgot');
export const resetPasswordHead = hiddenHead('password.reset');
export const userHead = hiddenHead('user.title');
export const profileHead = hiddenHead('profile.title');
export const securityHead = hiddenHead('security.title');
export const conciergeHead = hiddenHead('concierge.title');
export const ordersHead = hiddenHead('orders.title');
export const favouritesHead = hiddenHead('favourites.title');
/** For all parts of the staff desk, whose pages are not public. */
export const deskHead = hiddenHead('user.desk');
