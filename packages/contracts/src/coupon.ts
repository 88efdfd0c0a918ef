import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { code, count, isoDay, level, printedCode } from './values.ts';

const signedIn = { tag: 'coupon', access: 'required', errors: tokenErrors } as const;
const couponKey = v.object({ id: v.pipe(v.string(), v.uuid()) });
export const couponStates = ['available', 'taken', 'expired'] as const;
/**
 * With which stays a coupon can be used: at hotels of a group, or of one of its brands (null: any), from this
 * number of nights.
 */
export const couponUse = v.object({ group: v.nullable(code), brand: v.nullable(code), leastNights: count });
export const coupon = v.object({
  id: v.string(),
  name: v.string(),
  supplier: v.string(),
  picture: v.string(),
  expiresOn: isoDay,
  /** For members of this level alone; null: for every member. */
  level: v.nullable(level),
  /** null if it is unknown, or if the coupon is used without a stay. */
  use: v.nullable(couponUse),
  state: v.picklist(couponStates),
  /** Only once taken. */
  serialNumber: v.nullable(v.string()),
  takenAt: v.nullable(v.string()),
});
export type Coupon = v.InferOutput<typeof coupon>;

export const coupons = endpoint('POST', 'v1/user/coupons', {
  ...signedIn,
  summary: 'List coupons',
  description: 'Returns the gift coupons that the member can take or has taken.',
  body: v.object({
    state: v.optional(v.picklist(couponStates)),
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 20),
  }),
  data: v.object({ total: count, page: count, pageSize: count, coupons: v.array(coupon) }),
});
export const couponSerial = endpoint('GET', 'v1/coupon/{id}/sn', {
  ...signedIn,
  params: couponKey,
  summary: 'Get coupon serial number',
  description:
    "Returns the member's serial number for a coupon, or null if none is reserved. Does not reserve one.",
  data: v.object({ serialNumber: v.nullable(v.string()), taken: v.boolean() }),
  errors: [...tokenErrors, 'couponNotFound'],
});
export const reserveCoupon = endpoint('POST', 'v1/coupon/{id}/sn', {
  ...signedIn,
  params: couponKey,
  summary: 'Reserve coupon serial number',
  description:
    'Reserves a serial number of a coupon for the member. Repeating the request returns the same number.',
  data: v.object({ serialNumber: v.string(), taken: v.boolean() }),
  errors: [...tokenErrors, 'couponNotFound', 'couponExpired', 'noCouponsLeft'],
});
export const takeCoupon = endpoint('PATCH', 'v1/coupon/{id}/taken', {
  ...signedIn,
  params: couponKey,
  summary: 'Take coupon',
  description: "Marks the member's coupon as taken. Repeating the request has no effect.",
  body: v.object({ serialNumber: v.pipe(printedCode, v.regex(/^[A-Z0-9-]{6,30}$/)) }),
  data: coupon,
  errors: [...tokenErrors, 'couponNotFound', 'couponExpired', 'invalidSerialNumber'],
});
export const couponPolicy = endpoint('GET', 'v1/coupon/{id}/policy', {
  ...signedIn,
  params: couponKey,
  summary: 'Get coupon policy',
  description: 'Returns the conditions of use of a coupon.',
  data: v.object({
    name: v.string(),
    supplier: v.string(),
    expiresOn: isoDay,
    paragraphs: v.array(v.string()),
  }),
  errors: [...tokenErrors, 'couponNotFound'],
});
