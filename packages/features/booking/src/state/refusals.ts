import { isFailure, type FailureName } from '@voyage/api-client/failure.ts';

// What becomes of the booking page when the booking call fails, apart from errors of its fields.

/** The room, or its rate, cannot be had any more. */
export const isNoLongerBookable = (failure: unknown): boolean =>
  isFailure(failure, 'soldOut', 'roomNotBookable', 'rateNotFound', 'planNotFound');
/** The connection ended before the answer came. */
export const isConnectionLost = (failure: unknown): boolean =>
  isFailure(failure, 'network', 'timeout', 'busy');
/** Whether the room is booked is not known. */
export const isUnanswered = (failure: unknown): boolean =>
  isConnectionLost(failure) || isFailure(failure, 'unknownError', 'shape', 'idempotencyKeyInUse');

/** Answered by the end of the session, by the panel without credits, or by a page of its own. */
const elsewhere: readonly FailureName[] = [
  'authenticationRequired',
  'invalidToken',
  'staleSession',
  'invalidRefreshToken',
  'noCreditsLeft',
  'alreadyBooked',
];
const isAnsweredElsewhere = (failure: unknown): boolean => isFailure(failure, ...elsewhere);
/** Any other reason why nothing was booked. A change of price or terms is one only if it comes without the new offer. */
export const isRefused = (failure: unknown): boolean =>
  isFailure(failure) &&
  !isNoLongerBookable(failure) &&
  !isUnanswered(failure) &&
  !isAnsweredElsewhere(failure) &&
  !(isFailure(failure, 'priceChanged', 'cancellationTermsChanged', 'offerExpired') && failure.details);
