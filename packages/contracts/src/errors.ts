/**
 * Every code that the service may answer with (specification, section 8). The status of each stands
 * in the service; the words a reader sees stand in the i18n catalogs under `error.{code}`.
 */
export const errorCodes = [
  'au0101', // user name or password wrong
  'au0102', // a token is needed
  'au0103', // the token is not valid or has expired
  'au0104', // the session needs to be verified again (roles or membership changed since the token was made)
  'au0105', // too many attempts
  'au0106', // the refresh token is not valid, has expired or was used before
  'au0107', // not allowed
  'rq0001', // a value is not valid; `details.issues` says which
  'rq0002', // the body is not JSON
  'rq0003', // the body is too large
  'rq0004', // there is no such call
  'rq0005', // too many requests
  'rq0006', // the body took too long to arrive
  'rq0007', // the Idempotency-Key was used before with another body
  'rq0008', // a request with this Idempotency-Key is still under way
  'rq0009', // the Idempotency-Key is missing
  'ht0001', // hotel not found
  'ht0002', // hotel rate not found
  'ht0003', // plan not found
  'ht0004', // the dates are in the past
  'ht0005', // sold out
  'ht0006', // the price changed; `details` holds the new offer
  'ht0007', // the cancellation policy changed; `details` holds the new offer
  'ht0008', // this room cannot be booked
  'ht0009', // the price is not plausible
  'ht0010', // the offer has expired; `details` holds a fresh one where there is one
  'ht0011', // place not found
  'bk0001', // no booking credit left this month
  'bk0002', // the booking failed
  'bk0003', // the order does not exist
  'bk0004', // the cancellation failed
  'bk0005', // the order can no longer be cancelled
  'bk0006', // the cost of cancelling changed; `details` holds it
  'sy0001', // busy, try again later
  'sy0002', // unknown error
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Codes of any call. */
export const commonErrors = ['rq0001', 'rq0002', 'rq0003', 'rq0005', 'rq0006', 'sy0001', 'sy0002'] as const satisfies readonly ErrorCode[];

/** One thing wrong with a request. `path` is dotted, as in `childAges.0`; `message` is the rule's own name. */
export interface RequestIssue {
  path: string;
  message: string;
}
