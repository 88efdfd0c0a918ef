/**
 * Every code that the service may answer with (docs/product/errors.md). The status of each stands
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
  'au0108', // the verification code is wrong, has expired or was used
  'au0109', // the e-mail address is registered already (told only to who proved the mailbox)
  'au0110', // the e-mail address or phone has to be verified again; `details.issues` says which
  'au0111', // the link for a new password is not valid, has expired or was used
  'au0112', // the invitation code does not qualify
  'au0113', // only customer service changes this; `details.issues` says which
  'au0114', // a code was sent a moment ago, or too many were; `details.retryAfterSeconds`
  'au0115', // the current password is wrong
  'rq0001', // a value is not valid; `details.issues` says which and why (issues.ts)
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
  'bk0004', // the cancellation failed so far: the hotel has not answered, and is asked until it does
  'bk0005', // the order can no longer be cancelled
  'bk0006', // the cost of cancelling changed; `details` holds it
  'bk0007', // the member has booked this very offer already; `details` names the order
  'us0001', // too many saved hotels
  'us0002', // no such member or programme
  'us0003', // this e-mail address has a member already
  'us0004', // the chat is not available
  'cp0001', // the coupon does not exist, or not for this level
  'cp0002', // the coupon has expired
  'cp0003', // the serial number is not right
  'cp0004', // every serial number is taken
  'bl0001', // article or category not found
  'nl0001', // the link of the newsletter is not valid any more
  'py0001', // this cannot be bought by the member; `details.reason` says why
  'py0002', // the order does not exist
  'py0003', // the order can no longer be paid or changed
  'py0004', // a payment of the order is under way
  'py0005', // the payment failed
  'py0006', // fast track is not offered there
  'py0007', // too little time before the flight
  'py0008', // the level does not include this service
  'py0009', // less than the days that a tailor-made journey needs
  'sy0001', // busy, try again later
  'sy0002', // unknown error
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Codes of any call. */
export const commonErrors = [
  'rq0001',
  'rq0002',
  'rq0003',
  'rq0005',
  'rq0006',
  'sy0001',
  'sy0002',
] as const satisfies readonly ErrorCode[];
