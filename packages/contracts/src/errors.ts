/**
 * Every code that the service may answer with (docs/product/errors.md), by the name under which the service
 * throws it. The status of each stands in the service, its `details` in error-details.ts; the words a reader
 * sees stand in the i18n catalogs under `error.{code}`.
 */
export const errorCode = {
  /** User name or password wrong. */
  incorrectCredentials: 'au0101',
  /** A token is needed. */
  authenticationRequired: 'au0102',
  /** The token is not valid or has expired. */
  invalidToken: 'au0103',
  /** The session needs to be verified again (roles or membership changed since the token was made). */
  staleSession: 'au0104',
  /** Too many attempts. */
  tooManyAttempts: 'au0105',
  /** The refresh token is not valid, has expired or was used before. */
  invalidRefreshToken: 'au0106',
  /** Not allowed. */
  accessDenied: 'au0107',
  /** The verification code is wrong, has expired or was used. */
  incorrectVerificationCode: 'au0108',
  /** The e-mail address is registered already (returned only to a caller who has verified the address). */
  emailRegistered: 'au0109',
  /** The e-mail address or phone has to be verified again. */
  contactNotVerified: 'au0110',
  /** The link for a new password is not valid, has expired or was used. */
  resetLinkExpired: 'au0111',
  /** The invitation code does not qualify. */
  inviteNotQualified: 'au0112',
  /** Only customer service changes this. */
  changeNotAllowed: 'au0113',
  /** A code was sent a moment ago, or too many were. */
  codeSentRecently: 'au0114',
  /** The current password is wrong. */
  incorrectPassword: 'au0115',
  /** The code of the second factor is wrong, or was used. */
  incorrectSecondFactor: 'au0116',
  /** The second step of a login, or the setting up of a second factor, took too long: from the beginning. */
  loginChallengeExpired: 'au0117',
  /** Staff of this installation need a second factor. */
  secondFactorRequired: 'au0118',
  /** A value is not valid. */
  invalidValue: 'rq0001',
  /** The body is not JSON. */
  invalidJson: 'rq0002',
  /** The body is too large. */
  bodyTooLarge: 'rq0003',
  /** There is no such call. */
  unknownEndpoint: 'rq0004',
  /** Too many requests. */
  tooManyRequests: 'rq0005',
  /** The body took too long to arrive. */
  bodyTooSlow: 'rq0006',
  /** The Idempotency-Key was used before with another body. */
  idempotencyKeyReused: 'rq0007',
  /** A request with this Idempotency-Key is still under way. */
  idempotencyKeyInUse: 'rq0008',
  /** The Idempotency-Key is missing. */
  idempotencyKeyMissing: 'rq0009',
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
  /** The cancellation has failed so far: the hotel has not answered; the service keeps trying. */
  cancellationUnanswered: 'bk0004',
  /** The order can no longer be cancelled. */
  notCancellable: 'bk0005',
  /** The cost of cancelling changed. */
  cancellationCostChanged: 'bk0006',
  /** The member has booked this very offer already. */
  alreadyBooked: 'bk0007',
  /** The stay is not over, or its questionnaire can no longer be answered or changed. */
  questionnaireClosed: 'bk0008',
  /** Too many saved hotels. */
  tooManyFavourites: 'us0001',
  /** No such member or programme. */
  memberOrProgrammeNotFound: 'us0002',
  /** This e-mail address has a member already. */
  memberExists: 'us0003',
  /** The chat is not available. */
  chatUnavailable: 'us0004',
  /** There is no such session of the member. */
  sessionNotFound: 'us0005',
  /** A stay, a payment or a paid order of the member is still to be carried out. */
  unfinishedBusiness: 'us0006',
  /** No copy of the member's data can be had now. */
  exportNotReady: 'us0007',
  /** The coupon does not exist, or not for this level. */
  couponNotFound: 'cp0001',
  /** The coupon has expired. */
  couponExpired: 'cp0002',
  /** The serial number is not right. */
  invalidSerialNumber: 'cp0003',
  /** Every serial number is taken. */
  noCouponsLeft: 'cp0004',
  /** Article or category not found. */
  articleNotFound: 'bl0001',
  /** The link of the newsletter is not valid any more. */
  invalidNewsletterLink: 'nl0001',
  /** This cannot be bought by the member. */
  notPurchasable: 'py0001',
  /** The order does not exist. */
  orderNotFound: 'py0002',
  /** The order can no longer be paid or changed. */
  orderClosed: 'py0003',
  /** A payment of the order is under way. */
  paymentInProgress: 'py0004',
  /** The payment failed. */
  paymentFailed: 'py0005',
  /** Fast track is not offered there. */
  fastTrackNotOffered: 'py0006',
  /** Too little time before the flight. */
  tooCloseToFlight: 'py0007',
  /** The level does not include this service. */
  levelTooLow: 'py0008',
  /** Less than the days that a tailor-made journey needs. */
  departureTooSoon: 'py0009',
  /** Busy, try again later. */
  busy: 'sy0001',
  /** Unknown error. */
  unknownError: 'sy0002',
} as const;

export type ErrorName = keyof typeof errorCode;
export type ErrorCode = (typeof errorCode)[ErrorName];
export const errorCodes: readonly ErrorCode[] = Object.values(errorCode);

/** Of any call. */
export const commonErrors = [
  'invalidValue',
  'invalidJson',
  'bodyTooLarge',
  'tooManyRequests',
  'bodyTooSlow',
  'busy',
  'unknownError',
] as const satisfies readonly ErrorName[];
