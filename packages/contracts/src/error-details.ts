import * as v from 'valibot';
import { cancellationCost } from './booking.ts';
import type { Schema } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { bookedAlready, plan } from './hotel.ts';
import { issueCodes } from './issues.ts';
import { membershipRefusal } from './membership.ts';
import { count } from './values.ts';

/** The fields concerned, and the rule that each breaks. */
const issues = v.object({
  issues: v.array(
    v.object({
      /** Dotted, as in `stay.rooms.0.adults`; empty for the body as a whole. */
      path: v.string(),
      code: v.picklist(issueCodes),
      limit: v.optional(v.number()),
    }),
  ),
});
/** The current offer, if there still is one. */
const freshOffer = v.optional(plan.data);

/** Additional data of a failure. Codes that are not listed have no `details`. */
export const errorDetails = {
  rq0001: issues,
  ht0004: issues,
  au0110: issues,
  au0112: issues,
  au0113: issues,
  /** When the next code may be requested. */
  au0114: v.object({ retryAfterSeconds: count }),
  ht0006: freshOffer,
  ht0007: freshOffer,
  ht0010: freshOffer,
  /** The current cost of cancelling. */
  bk0006: cancellationCost,
  /** The order for the offer, if the caller may see it: it is their own, or they booked it for a member. */
  bk0007: v.optional(bookedAlready),
  py0001: v.object({ reason: membershipRefusal }),
  /** The minimum time between the order and the flight. */
  py0007: v.object({ hoursAhead: count }),
  /** The minimum number of days between the request and the journey. */
  py0009: v.object({ days: count }),
} as const satisfies Partial<Record<ErrorCode, Schema>>;

/** `details` by code; undefined if a code has none. */
export type ErrorDetails = {
  [C in ErrorCode]: C extends keyof typeof errorDetails ? v.InferOutput<(typeof errorDetails)[C]> : undefined;
};
const byCode: Partial<Record<ErrorCode, Schema>> = errorDetails;
/** The schema of a code's `details`; undefined if it has none. */
export const detailsOf = (code: ErrorCode): Schema | undefined => byCode[code];
