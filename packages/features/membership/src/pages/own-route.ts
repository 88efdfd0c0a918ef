import { noindexHead } from '@voyage/site-chrome/head/head.ts';

export const ownMembershipHead = noindexHead('membership.own.title');
export const upgradeHead = noindexHead('membership.ways');
export const couponsHead = noindexHead('coupons.title');
export const couponPolicyHead = noindexHead('coupons.policy');
