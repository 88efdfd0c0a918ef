import { hiddenHead } from '@voyage/site-chrome/head/head.ts';

export const ownMembershipHead = hiddenHead('membership.own.title');
export const upgradeHead = hiddenHead('membership.ways');
export const couponsHead = hiddenHead('coupons.title');
export const couponPolicyHead = hiddenHead('coupons.policy');
