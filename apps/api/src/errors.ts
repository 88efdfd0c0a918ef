import type { ErrorCode } from '@voyage/contracts/errors.ts';
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
  sy0001: { status: 503, message: 'Busy; try again later.' },
  sy0002: { status: 500, message: 'Unknown error.' },
};

/** The only error that a use case throws on purpose. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  constructor(code: ErrorCode, details?: unknown) {
    super(`${code} ${errorTable[code].message}`);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}
