import * as v from 'valibot';
import { flag, oneOf, part, text, wholeNumber } from './query-value.ts';

/**
 * The return path of a visitor who was redirected to Home or to the login (docs/product/screens.md,
 * "Guards"): a path with its query. `safeRedirect` decides whether it is safe.
 */
export const redirectQuerySchema = v.object({ redirect: part(v.pipe(v.string(), v.maxLength(4000))) });
export type RedirectQuery = v.InferOutput<typeof redirectQuerySchema>;

/** The steps of a registration after the first (docs/product/states.md, "Registration"). */
const registerSteps = ['membership', 'details'] as const;
export const registerQuerySchema = v.object({
  step: oneOf(registerSteps),
  redirect: redirectQuerySchema.entries.redirect,
});
export type RegisterQuery = v.InferOutput<typeof registerQuerySchema>;

/** `upgrade`: the chosen level that is still to be paid. */
export const registeredQuerySchema = v.object({
  upgrade: oneOf(['elite', 'platinum', 'noir']),
  redirect: redirectQuerySchema.entries.redirect,
});
export type RegisteredQuery = v.InferOutput<typeof registeredQuerySchema>;

/** The tabs of a member's stays; the first is the whole list. */
export const orderTabs = ['all', 'confirmed', 'completed', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];

/**
 * The query of a member's stays: the tab, part of a number to search for, the page from 1, and `made=1` for
 * those that staff booked for members.
 */
export const ordersQuerySchema = v.object({
  tab: oneOf(orderTabs),
  number: text(40),
  page: wholeNumber(1, 500),
  made: flag,
});
export type OrdersQuery = v.InferOutput<typeof ordersQuerySchema>;

/** The query of the saved hotels: the page from 1. */
export const favouritesQuerySchema = v.object({ page: wholeNumber(1, 100) });
export type FavouritesQuery = v.InferOutput<typeof favouritesQuerySchema>;

/** The query of the coupons: their state, all by default, and the page from 1. */
export const couponTabs = ['available', 'taken', 'expired'] as const;
export const couponsQuerySchema = v.object({ state: oneOf(couponTabs), page: wholeNumber(1, 100) });
export type CouponsQuery = v.InferOutput<typeof couponsQuerySchema>;

/** The query of the orders: the page from 1. */
export const productOrdersQuerySchema = v.object({ page: wholeNumber(1, 500) });
export type ProductOrdersQuery = v.InferOutput<typeof productOrdersQuerySchema>;

/** `booked=1`: the stay was just booked, and its page thanks the member. */
export const orderQuerySchema = v.object({
  booked: flag,
});

/** The token of an email's link; a malformed one is ignored. */
export const tokenQuerySchema = v.object({ token: part(v.pipe(v.string(), v.regex(/^[\w-]{20,80}$/))) });
