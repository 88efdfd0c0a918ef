/**
 * Every error code of the service (docs/product/errors.md), by the name under which the service throws it.
 * The service has the status and the message of each (platform/errors.ts), error-details.ts its `details`; the
 * messages for visitors are in the i18n catalogs under `error.{code}`.
 */
export const errorCode = {
  incorrectCredentials: 'au0101',
  authenticationRequired: 'au0102',
  invalidToken: 'au0103',
  /** The session has to be verified again (roles or membership changed since the token was issued). */
  staleSession: 'au0104',
  tooManyAttempts: 'au0105',
  invalidRefreshToken: 'au0106',
  accessDenied: 'au0107',
  incorrectVerificationCode: 'au0108',
  /** The email address is already registered (returned only to a caller who has verified the address). */
  emailRegistered: 'au0109',
  contactNotVerified: 'au0110',
  resetLinkExpired: 'au0111',
  inviteNotQualified: 'au0112',
  /** Only customer service can change this. */
  changeNotAllowed: 'au0113',
  /** A code was sent a moment ago, or too many were sent. */
  codeSentRecently: 'au0114',
  incorrectPassword: 'au0115',
  incorrectSecondFactor: 'au0116',
  /** The second step of a login, or the set-up of a second factor, took too long and has to start again. */
  loginChallengeExpired: 'au0117',
  /** Staff of this installation need a second factor. */
  secondFactorRequired: 'au0118',
  invalidValue: 'rq0001',
  invalidJson: 'rq0002',
  bodyTooLarge: 'rq0003',
  unknownEndpoint: 'rq0004',
  tooManyRequests: 'rq0005',
  bodyTooSlow: 'rq0006',
  /** The Idempotency-Key was used before with another body. */
  idempotencyKeyReused: 'rq0007',
  /** A request with this Idempotency-Key is still in progress. */
  idempotencyKeyInUse: 'rq0008',
  invalidIdempotencyKey: 'rq0009',
  hotelNotFound: 'ht0001',
  rateNotFound: 'ht0002',
  planNotFound: 'ht0003',
  /** The dates are in the past. */
  datesOutOfRange: 'ht0004',
  soldOut: 'ht0005',
  priceChanged: 'ht0006',
  cancellationTermsChanged: 'ht0007',
  roomNotBookable: 'ht0008',
  implausiblePrice: 'ht0009',
  offerExpired: 'ht0010',
  placeNotFound: 'ht0011',
  /** No booking credit left this month. */
  noCreditsLeft: 'bk0001',
  bookingFailed: 'bk0002',
  bookingNotFound: 'bk0003',
  /** The cancellation has failed so far: the hotel has not replied; the service keeps trying. */
  cancellationUnanswered: 'bk0004',
  notCancellable: 'bk0005',
  cancellationCostChanged: 'bk0006',
  alreadyBooked: 'bk0007',
  /** The stay is not over, or its questionnaire can no longer be answered or changed. */
  questionnaireClosed: 'bk0008',
  tooManyFavourites: 'us0001',
  memberOrProgrammeNotFound: 'us0002',
  /** A member with this email address exists already. */
  memberExists: 'us0003',
  chatUnavailable: 'us0004',
  sessionNotFound: 'us0005',
  /** A stay, a payment or a paid order of the member is still open. */
  unfinishedBusiness: 'us0006',
  exportNotReady: 'us0007',
  /** Somebody else has changed it since the caller read it. */
  stateChanged: 'us0008',
  /** The coupon does not exist, or is not available for this level. */
  couponNotFound: 'cp0001',
  couponExpired: 'cp0002',
  invalidSerialNumber: 'cp0003',
  noCouponsLeft: 'cp0004',
  articleNotFound: 'bl0001',
  invalidNewsletterLink: 'nl0001',
  notPurchasable: 'py0001',
  orderNotFound: 'py0002',
  orderClosed: 'py0003',
  paymentInProgress: 'py0004',
  paymentFailed: 'py0005',
  fastTrackNotOffered: 'py0006',
  tooCloseToFlight: 'py0007',
  /** The level does not include this service. */
  levelTooLow: 'py0008',
  /** Less time than a tailor-made journey requires. */
  departureTooSoon: 'py0009',
  busy: 'sy0001',
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
