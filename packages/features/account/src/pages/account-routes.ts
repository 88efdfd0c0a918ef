import { noindexHead } from '@voyage/site-chrome/head/head.ts';

export const loginHead = noindexHead('login.title');
export const registerHead = noindexHead('register.heading');
export const registerCompleteHead = noindexHead('register.step.complete');
export const forgotPasswordHead = noindexHead('password.forgot');
export const resetPasswordHead = noindexHead('password.reset');
export const userHead = noindexHead('user.title');
export const profileHead = noindexHead('profile.title');
export const securityHead = noindexHead('security.title');
export const conciergeHead = noindexHead('concierge.title');
export const ordersHead = noindexHead('orders.title');
export const favouritesHead = noindexHead('favourites.title');
/** For all parts of the staff desk, whose pages are not public. */
export const deskHead = noindexHead('user.desk');
