import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import { errorCode, type ErrorCode, type ErrorName } from '@voyage/contracts/errors.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Status and a plain English message for developers, by error code. Visitors see the site's own messages. */
export const errorTable: Record<ErrorCode, { status: ContentfulStatusCode; message: string }> = {
  au0101: { status: 400, message: 'Incorrect email address or password.' },
  au0102: { status: 401, message: 'Authentication required.' },
  au0103: { status: 401, message: 'Invalid or expired token.' },
  au0104: { status: 400, message: 'The session must be verified again.' },
  au0105: { status: 429, message: 'Too many attempts; try again later.' },
  au0106: { status: 401, message: 'Invalid refresh token.' },
  au0107: { status: 403, message: 'Access denied.' },
  au0108: { status: 400, message: 'Incorrect or expired verification code.' },
  au0109: { status: 409, message: 'Email already registered.' },
  au0110: { status: 400, message: 'The email address or phone number must be verified again.' },
  au0111: { status: 400, message: 'The password reset link is no longer valid.' },
  au0112: { status: 400, message: 'The invitation code does not qualify.' },
  au0113: { status: 403, message: 'Only customer service can change this.' },
  au0114: { status: 429, message: 'A code was sent moments ago; wait before requesting another.' },
  au0115: { status: 400, message: 'Incorrect current password.' },
  au0116: { status: 400, message: 'Incorrect or already used second-factor code.' },
  au0117: { status: 400, message: 'The second step took too long; start again.' },
  au0118: { status: 403, message: 'A second factor is required for staff.' },
  rq0001: { status: 400, message: 'Invalid value.' },
  rq0002: { status: 400, message: 'The request body is not valid JSON.' },
  rq0003: { status: 413, message: 'The request body is too large.' },
  rq0004: { status: 404, message: 'Unknown endpoint.' },
  rq0005: { status: 429, message: 'Too many requests.' },
  rq0006: { status: 408, message: 'The request body took too long to arrive.' },
  rq0007: { status: 422, message: 'This Idempotency-Key was used with a different request body.' },
  rq0008: { status: 409, message: 'A request with this Idempotency-Key is already in progress.' },
  rq0009: {
    status: 400,
    message: 'The Idempotency-Key header is not 8 to 100 letters, digits, hyphens or underscores.',
  },
  ht0001: { status: 404, message: 'Hotel not found.' },
  ht0002: { status: 404, message: 'Hotel rate not found.' },
  ht0003: { status: 404, message: 'Plan not found.' },
  ht0004: { status: 400, message: 'The dates are in the past or too far away.' },
  ht0005: { status: 409, message: 'Sold out.' },
  ht0006: { status: 409, message: 'The price has changed.' },
  ht0007: { status: 409, message: 'The cancellation policy has changed.' },
  ht0008: { status: 409, message: 'This room cannot be booked.' },
  ht0009: { status: 409, message: 'Implausible price.' },
  ht0010: { status: 409, message: 'The offer has expired.' },
  ht0011: { status: 404, message: 'Place not found.' },
  bk0001: { status: 409, message: 'No booking credits are left this month.' },
  bk0002: { status: 502, message: 'The booking failed.' },
  bk0003: { status: 404, message: 'Order not found.' },
  bk0004: {
    status: 502,
    message: 'The hotel has not confirmed the cancellation yet; the service keeps trying.',
  },
  bk0005: { status: 409, message: 'The order can no longer be cancelled.' },
  bk0006: { status: 409, message: 'The cancellation charge has changed.' },
  bk0007: { status: 409, message: 'You have already booked this offer.' },
  bk0008: { status: 409, message: 'The questionnaire cannot be answered or changed.' },
  us0001: { status: 409, message: 'Too many saved hotels.' },
  us0002: { status: 404, message: 'Not found.' },
  us0003: { status: 409, message: 'A member with this email address already exists.' },
  us0004: { status: 404, message: 'Chat is not available.' },
  us0005: { status: 404, message: 'Session not found.' },
  us0006: { status: 409, message: 'A stay, a payment or a paid order is still to be carried out.' },
  us0007: { status: 404, message: 'No copy of the data is ready.' },
  us0008: { status: 409, message: 'Somebody else has changed this in the meantime.' },
  cp0001: { status: 404, message: 'Coupon not found.' },
  cp0002: { status: 409, message: 'The coupon has expired.' },
  cp0003: { status: 409, message: 'Invalid serial number.' },
  cp0004: { status: 409, message: 'No coupons are left.' },
  bl0001: { status: 404, message: 'Article not found.' },
  nl0001: { status: 404, message: 'Invalid link.' },
  py0001: { status: 409, message: 'This cannot be purchased at present.' },
  py0002: { status: 404, message: 'Order not found.' },
  py0003: { status: 409, message: 'The order can no longer be paid or changed.' },
  py0004: { status: 409, message: 'A payment is already in progress.' },
  py0005: { status: 502, message: 'The payment failed.' },
  py0006: { status: 404, message: 'Fast track is not offered at this airport.' },
  py0007: { status: 409, message: 'Too close to the flight.' },
  py0008: { status: 403, message: 'Not included in the membership level.' },
  py0009: { status: 409, message: 'The departure date is too soon.' },
  sy0001: { status: 503, message: 'Busy; try again later.' },
  sy0002: { status: 500, message: 'Unknown error.' },
};

/** The details of a code: none, or its `details`, optional for some. */
type DetailsOf<C extends ErrorCode> = [ErrorDetails[C]] extends [undefined]
  ? []
  : undefined extends ErrorDetails[C]
    ? [details?: ErrorDetails[C]]
    : [details: ErrorDetails[C]];

/** The only error that use cases throw on purpose; created by name, `errors.soldOut()`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails[ErrorCode];
  private constructor(code: ErrorCode, details: ErrorDetails[ErrorCode]) {
    super(`${code} ${errorTable[code].message}`);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
  static readonly of =
    <C extends ErrorCode>(code: C) =>
    (...[details]: DetailsOf<C>): ApiError =>
      new ApiError(code, details);
}

const nameByCode = new Map<ErrorCode, string>(Object.entries(errorCode).map(([name, code]) => [code, name]));
/** The name that the contracts give an error: `soldOut`. */
export const nameOf = ({ code }: ApiError): string => nameByCode.get(code) ?? code;

/** Creates the error of a code, with the details that the contract defines. */
export const errors = Object.fromEntries(
  Object.entries(errorCode).map(([name, code]) => [name, ApiError.of(code)]),
  // fromEntries loses which name has which code
) as { readonly [N in ErrorName]: (...details: DetailsOf<(typeof errorCode)[N]>) => ApiError };
