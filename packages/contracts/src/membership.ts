import * as v from 'valibot';
import { contactPerson } from './auth.ts';
import { endpoint, tokenErrors } from './endpoint.ts';
import { createdOrder } from './product-order.ts';
import { brandId, count, invitationCode, level, twd, uuid } from './values.ts';

const tag = 'product';
const signedIn = { tag, access: 'required', errors: tokenErrors } as const;

export const memberships = endpoint('GET', 'v1/product/memberships', {
  tag,
  access: 'none',
  summary: 'Get price list',
  description: 'Returns the annual fees of the membership levels and the price of a booking credit, in TWD.',
  data: v.object({
    memberships: v.array(
      v.object({
        level,
        priceTwd: twd,
        /** Shown as waived if it is not charged. */ listPriceTwd: twd,
        purchasable: v.boolean(),
        invitationOnly: v.boolean(),
        monthlyFreeBookings: v.nullable(count),
      }),
    ),
    bookingCredit: v.object({ priceTwd: twd, packs: v.array(count) }),
  }),
});
/** Why a member cannot buy a level, or credits, now. */
export const membershipRefusal = v.picklist([
  'lower-level',
  'invitation-only',
  'not-for-sale',
  'guardian-consent',
  'too-early',
]);
export const membershipAllow = endpoint('POST', 'v1/user/membership/allow', {
  ...signedIn,
  summary: 'Check membership purchase',
  description: 'Tells whether the member can buy or renew a level now, for which term and at what price.',
  body: v.object({ level }),
  data: v.object({
    allowed: v.boolean(),
    kind: v.nullable(v.picklist(['upgrade', 'renewal'])),
    reason: v.nullable(membershipRefusal),
    priceTwd: twd,
    startsAt: v.nullable(v.string()),
    endsAt: v.nullable(v.string()),
  }),
});

export const orderMembership = endpoint('POST', 'v1/product/order/membership', {
  ...signedIn,
  summary: 'Order membership',
  description:
    'Creates an order for one year at a level, to be paid within an hour. If such an order is already open, returns it.',
  body: v.object({
    level,
    brand: v.optional(brandId, 'main'),
    /** For members of 18 and 19 (docs/product/decisions.md, "Registrant age"). */
    guardianConsent: v.optional(
      v.object({
        ...contactPerson.entries,
        agreed: v.literal(true, 'required'),
      }),
    ),
  }),
  data: createdOrder,
  errors: [...tokenErrors, 'tooManyAttempts', 'notPurchasable'],
});
export const orderBookingCredits = endpoint('POST', 'v1/product/order/booking-credit', {
  ...signedIn,
  summary: 'Order booking credits',
  description: 'Creates an order for paid booking credits, which do not expire at the end of the month.',
  body: v.object({
    credits: v.pipe(count, v.minValue(1), v.maxValue(50)),
    brand: v.optional(brandId, 'main'),
  }),
  data: createdOrder,
  errors: [...tokenErrors, 'tooManyAttempts', 'notPurchasable'],
});

const term = v.object({
  level,
  startsAt: v.string(),
  endsAt: v.string(),
  /** When it was approved: with its payment, or with a complimentary invitation. */
  approvedAt: v.string(),
  /** For a complimentary term: null. */
  order: v.nullable(v.object({ id: v.string(), orderNumber: v.string(), amountTwd: twd })),
  /** Until when the member can end it with a full refund; null if that has passed, or nothing was paid. */
  withdrawUntil: v.nullable(v.string()),
});
export const membershipRecord = endpoint('GET', 'v1/user/membership/record', {
  ...signedIn,
  summary: 'Get membership history',
  description:
    'Returns the current and future terms of the membership, and the number of bookings in each of the last twelve months.',
  data: v.object({
    /** By start. */
    terms: v.array(term),
    /** Months in Taipei, oldest first, including those without a booking; the current one is last. */
    months: v.array(v.object({ month: v.string(), bookings: count })),
  }),
});
export const endMembership = endpoint('POST', 'v1/user/membership/end', {
  ...signedIn,
  summary: 'End membership term',
  description:
    'Ends a term within seven days of its approval and refunds its fee. An earlier term that is still running continues.',
  body: v.object({ orderId: uuid }),
  data: createdOrder,
  errors: [...tokenErrors, 'orderNotFound', 'orderClosed'],
});
export const redeemInvitation = endpoint('POST', 'v1/user/membership/invitation', {
  ...signedIn,
  summary: 'Redeem invitation code',
  description:
    'Accepts an invitation for an existing member. Grants a complimentary year at its level, or allows the member to buy one.',
  body: v.object({ code: invitationCode }),
  data: v.object({
    level,
    /** The end of a complimentary year; null: its fee is to be paid first. */
    expiresAt: v.nullable(v.string()),
    /** Until when the fee can be paid; null: this year has none. */
    payBy: v.nullable(v.string()),
  }),
  errors: [...tokenErrors, 'tooManyAttempts', 'inviteNotQualified', 'notPurchasable'],
});
