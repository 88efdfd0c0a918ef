import * as v from 'valibot';
import { flag, oneOf, part, text, wholeNumber } from './query-value.ts';

/** The way back of a visitor who was sent to Home or to the login (docs/product/screens.md, "Guards"): a path with its query. Whether it stays on this site is for `safeRedirect` to say. */
export const redirectQuerySchema = v.object({ redirect: part(v.pipe(v.string(), v.maxLength(4000))) });
export type RedirectQuery = v.InferOutput<typeof redirectQuerySchema>;

/** The parts of a registration after the first (docs/product/states.md, "Registration"). */
export const registerSteps = ['membership', 'details'] as const;
export const registerQuerySchema = v.object({
  step: oneOf(registerSteps),
  redirect: redirectQuerySchema.entries.redirect,
});
export type RegisterQuery = v.InferOutput<typeof registerQuerySchema>;

/** `upgrade`: the level that was chosen and is still to be paid. */
export const registeredQuerySchema = v.object({
  upgrade: oneOf(['elite', 'platinum', 'noir']),
  redirect: redirectQuerySchema.entries.redirect,
});
export type RegisteredQuery = v.InferOutput<typeof registeredQuerySchema>;

/** The tabs of a member's stays; the first is the whole list. */
export const orderTabs = ['all', 'confirmed', 'completed', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What the address of a member's stays says: the tab, part of a number that is looked for, the page from 1, and `made=1` for those that staff made for members. */
export const ordersQuerySchema = v.object({
  tab: oneOf(orderTabs),
  number: text(40),
  page: wholeNumber(1, 500),
  made: flag,
});
export type OrdersQuery = v.InferOutput<typeof ordersQuerySchema>;

/** What the address of the saved hotels says: the page from 1. */
export const favouritesQuerySchema = v.object({ page: wholeNumber(1, 100) });
export type FavouritesQuery = v.InferOutput<typeof favouritesQuerySchema>;

/** The state of the coupons that are shown; without it all, and the page from 1. */
export const couponTabs = ['available', 'taken', 'expired'] as const;
export const couponsQuerySchema = v.object({ state: oneOf(couponTabs), page: wholeNumber(1, 100) });
export type CouponsQuery = v.InferOutput<typeof couponsQuerySchema>;

/** What the address of the orders says: the page from 1. */
export const productOrdersQuerySchema = v.object({ page: wholeNumber(1, 500) });
export type ProductOrdersQuery = v.InferOutput<typeof productOrdersQuerySchema>;

/** `booked=1`: the stay was booked a moment ago, and its page says thank you. */
export const orderQuerySchema = v.object({
  booked: flag,
});

/** The secret of a mail's link; a malformed one is none. */
export const tokenQuerySchema = v.object({ token: part(v.pipe(v.string(), v.regex(/^[\w-]{20,80}$/))) });
