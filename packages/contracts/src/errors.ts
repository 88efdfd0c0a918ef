/**
 * Every error code of the service (docs/product/errors.md), by the name under which the service throws it.
 * The service has the status of each, error-details.ts its `details`; the messages for visitors are in the
 * i18n catalogs under `error.{code}`.
 */
export const errorCode = {
  /** Wrong user name or password. */
  incorrectCredentials: 'au0101',
  /** A token is required. */
  authenticationRequired: 'au0102',
  /** The token is invalid or has expired. */
  invalidToken: 'au0103',
  /** The session has to be verified again (roles or membership changed since the token was issued). */
  staleSession: 'au0104',
  /** Too many attempts. */
  tooManyAttempts: 'au0105',
  /** The refresh token is invalid, has expired or was used before. */
  invalidRefreshToken: 'au0106',
  /** Not allowed. */
  accessDenied: 'au0107',
  /** The verification code is wrong, has expired or was used. */
  incorrectVerificationCode: 'au0108',
  /** The email address is already registered (returned only to a caller who has verified the address). */
  emailRegistered: 'au0109',
  /** The email address or phone has to be verified again. */
  contactNotVerified: 'au0110',
  /** The link for a new password is invalid, has expired or was used. */
  resetLinkExpired: 'au0111',
  /** The invitation code does not qualify. */
  inviteNotQualified: 'au0112',
  /** Only customer service can change this. */
  changeNotAllowed: 'au0113',
  /** A code was sent a moment ago, or too many were sent. */
  codeSentRecently: 'au0114',
  /** The current password is wrong. */
  incorrectPassword: 'au0115',
  /** The code of the second factor is wrong, or was used. */
  incorrectSecondFactor: 'au0116',
  /** The second step of a login, or the set-up of a second factor, took too long and has to start again. */
  loginChallengeExpired: 'au0117',
  /** Staff of this installation need a second factor. */
  secondFactorRequired: 'au0118',
  /** A value is invalid. */
  invalidValue: 'rq0001',
  /** The body is not JSON. */
  invalidJson: 'rq0002',
  /** The body is too large. */
  bodyTooLarge: 'rq0003',
  /** The endpoint does not exist. */
  unknownEndpoint: 'rq0004',
  /** Too many requests. */
  tooManyRequests: 'rq0005',
  /** The body took too long to arrive. */
  bodyTooSlow: 'rq0006',
  /** The Idempotency-Key was used before with another body. */
  idempotencyKeyReused: 'rq0007',
  /** A request with this Idempotency-Key is still in progress. */
  idempotencyKeyInUse: 'rq0008',
  /** The Idempotency-Key is too short, too long, or has characters that are not allowed. */
  invalidIdempotencyKey: 'rq0009',
  /** Hotel not found. */
  hotelNotFound: 'ht0001',
  /** Hotel rate not found. */
  rateNotFound: 'ht0002',
  /** Plan not found. */
  planNotFound: 'ht0003',
  /** The dates are in the past. */
  datesOutOfRange: 'ht0004',
  /** Sold out. */
  soldOut: 'ht0005',
  /** The price changed. */
  priceChanged: 'ht0006',
  /** The cancellation policy changed. */
  cancellationTermsChanged: 'ht0007',
  /** This room cannot be booked. */
  roomNotBookable: 'ht0008',
  /** The price is not plausible. */
  implausiblePrice: 'ht0009',
  /** The offer has expired. */
  offerExpired: 'ht0010',
  /** Place not found. */
  placeNotFound: 'ht0011',
  /** No booking credit left this month. */
  noCreditsLeft: 'bk0001',
  /** The booking failed. */
  bookingFailed: 'bk0002',
  /** The order does not exist. */
  bookingNotFound: 'bk0003',
  /** The cancellation has failed so far: the hotel has not replied; the service keeps trying. */
  cancellationUnanswered: 'bk0004',
  /** The order can no longer be cancelled. */
  notCancellable: 'bk0005',
  /** The cost of cancelling changed. */
  cancellationCostChanged: 'bk0006',
  /** The member has already booked this offer. */
  alreadyBooked: 'bk0007',
  /** The stay is not over, or its questionnaire can no longer be answered or changed. */
  questionnaireClosed: 'bk0008',
  /** Too many saved hotels. */
  tooManyFavourites: 'us0001',
  /** The member or programme does not exist. */
  memberOrProgrammeNotFound: 'us0002',
  /** A member with this email address exists already. */
  memberExists: 'us0003',
  /** The chat is not available. */
  chatUnavailable: 'us0004',
  /** The member has no such session. */
  sessionNotFound: 'us0005',
  /** A stay, a payment or a paid order of the member is still open. */
  unfinishedBusiness: 'us0006',
  /** No copy of the member's data is available now. */
  exportNotReady: 'us0007',
  /** Somebody else has changed it since the caller read it. */
  stateChanged: 'us0008',
  /** The coupon does not exist, or is not available for this level. */
  couponNotFound: 'cp0001',
  /** The coupon has expired. */
  couponExpired: 'cp0002',
  /** The serial number is wrong. */
  invalidSerialNumber: 'cp0003',
  /** Every serial number is taken. */
  noCouponsLeft: 'cp0004',
  /** Article or category not found. */
  articleNotFound: 'bl0001',
  /** The link of the newsletter is no longer valid. */
  invalidNewsletterLink: 'nl0001',
  /** The member cannot buy this. */
  notPurchasable: 'py0001',
  /** The order does not exist. */
  orderNotFound: 'py0002',
  /** The order can no longer be paid or changed. */
  orderClosed: 'py0003',
  /** A payment of the order is in progress. */
  paymentInProgress: 'py0004',
  /** The payment failed. */
  paymentFailed: 'py0005',
  /** Fast track is not offered at this airport. */
  fastTrackNotOffered: 'py0006',
  /** Too little time before the flight. */
  tooCloseToFlight: 'py0007',
  /** The level does not include this service. */
  levelTooLow: 'py0008',
  /** Less time than a tailor-made journey requires. */
  departureTooSoon: 'py0009',
  /** Busy, try again later. */
  busy: 'sy0001',
  /** Unknown error. */
  unknownError: 'sy0002',
} as const;

export type ErrorName = keyof typeof errorCode;
export type ErrorCode = (typeof errorCode)[ErrorName];
export const errorCodes: readonly ErrorCode[] = Object.values(errorCode);

/** Of any endpoint. */
export const commonErrors = [
  'invalidValue',
  'invalidJson',
  'bodyTooLarge',
  'tooManyRequests',
  'bodyTooSlow',
  'busy',
  'unknownError',
] as const satisfies readonly ErrorName[];
