import type { ErrorCode } from '@voyage/contracts/errors.ts';
import type { IssueDetails, IssueError } from '@voyage/contracts/issues.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Code to status and a plain English message for developers, once. Readers see the site's own words. */
export const errorTable: Record<ErrorCode, { status: ContentfulStatusCode; message: string }> = {
  au0101: { status: 400, message: 'The e-mail address or password is not right.' },
  au0102: { status: 401, message: 'A token is needed.' },
  au0103: { status: 401, message: 'The token is not valid or has expired.' },
  au0104: { status: 400, message: 'The session needs to be verified again.' },
  au0105: { status: 429, message: 'Too many attempts; try again later.' },
  au0106: { status: 401, message: 'The refresh token is not valid.' },
  au0107: { status: 403, message: 'Not allowed.' },
  au0108: { status: 400, message: 'The verification code is wrong or has expired.' },
  au0109: { status: 409, message: 'Email already registered.' },
  au0110: { status: 400, message: 'The e-mail address or phone has to be verified again.' },
  au0111: { status: 400, message: 'The link for a new password is not valid any more.' },
  au0112: { status: 400, message: 'The invitation code does not qualify.' },
  au0113: { status: 403, message: 'Only customer service changes this.' },
  au0114: { status: 429, message: 'A code was sent a moment ago.' },
  au0115: { status: 400, message: 'The current password is wrong.' },
  rq0001: { status: 400, message: 'A value is not valid.' },
  rq0002: { status: 400, message: 'The body is not JSON.' },
  rq0003: { status: 413, message: 'The body is too large.' },
  rq0004: { status: 404, message: 'There is no such call.' },
  rq0005: { status: 429, message: 'Too many requests.' },
  rq0006: { status: 408, message: 'The body took too long to arrive.' },
  rq0007: { status: 422, message: 'This Idempotency-Key was used with another body.' },
  rq0008: { status: 409, message: 'A request with this Idempotency-Key is under way.' },
  rq0009: { status: 400, message: 'The Idempotency-Key header is missing.' },
  ht0001: { status: 404, message: 'Hotel not found.' },
  ht0002: { status: 404, message: 'Hotel rate not found.' },
  ht0003: { status: 404, message: 'Plan not found.' },
  ht0004: { status: 400, message: 'The dates are in the past or too far away.' },
  ht0005: { status: 409, message: 'Sold out.' },
  ht0006: { status: 409, message: 'The price changed.' },
  ht0007: { status: 409, message: 'The cancellation policy changed.' },
  ht0008: { status: 409, message: 'This room cannot be booked.' },
  ht0009: { status: 409, message: 'The price is not plausible.' },
  ht0010: { status: 409, message: 'The offer has expired.' },
  ht0011: { status: 404, message: 'Place not found.' },
  bk0001: { status: 409, message: 'No booking credit is left this month.' },
  bk0002: { status: 502, message: 'The booking failed.' },
  bk0003: { status: 404, message: 'The order does not exist.' },
  bk0004: { status: 502, message: 'The cancellation failed.' },
  bk0005: { status: 409, message: 'The order can no longer be cancelled.' },
  bk0006: { status: 409, message: 'The cost of cancelling changed.' },
  us0001: { status: 409, message: 'Too many saved hotels.' },
  us0002: { status: 404, message: 'Not found.' },
  us0003: { status: 409, message: 'There is a member with this e-mail address.' },
  us0004: { status: 404, message: 'The chat is not available.' },
  cp0001: { status: 404, message: 'Coupon not found.' },
  cp0002: { status: 409, message: 'The coupon has expired.' },
  cp0003: { status: 409, message: 'The serial number is not right.' },
  cp0004: { status: 409, message: 'No coupon is left.' },
  bl0001: { status: 404, message: 'Article not found.' },
  nl0001: { status: 404, message: 'The link is not valid.' },
  py0001: { status: 409, message: 'This cannot be bought now.' },
  py0002: { status: 404, message: 'The order does not exist.' },
  py0003: { status: 409, message: 'The order can no longer be paid or changed.' },
  py0004: { status: 409, message: 'A payment is under way.' },
  py0005: { status: 502, message: 'The payment failed.' },
  py0006: { status: 404, message: 'Fast track is not offered there.' },
  py0007: { status: 409, message: 'There is too little time before the flight.' },
  py0008: { status: 403, message: 'The membership level does not include this.' },
  py0009: { status: 409, message: 'The departure is too soon.' },
  sy0001: { status: 503, message: 'Busy; try again later.' },
  sy0002: { status: 500, message: 'Unknown error.' },
};

/** The only error that a use case throws on purpose. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  constructor(code: IssueError, details: IssueDetails);
  constructor(code: Exclude<ErrorCode, IssueError>, details?: unknown);
  constructor(code: ErrorCode, details?: unknown) {
    super(`${code} ${errorTable[code].message}`);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}
