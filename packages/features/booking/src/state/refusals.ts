import { isFailure, type FailureCode } from '@voyage/api-client/failure.ts';

// What becomes of the booking page when the booking call fails, apart from errors of its fields.

/** The room, or its rate, cannot be had any more. */
export const isGone = (failure: unknown): boolean =>
  isFailure(failure, 'ht0005', 'ht0008', 'ht0002', 'ht0003');
/** The connection ended before the answer came. */
export const isCutOff = (failure: unknown): boolean => isFailure(failure, 'network', 'timeout', 'sy0001');
/** Whether the room is booked is not known. */
export const isUnanswered = (failure: unknown): boolean =>
  isCutOff(failure) || isFailure(failure, 'sy0002', 'shape', 'rq0008');

/** Answered by the end of the session, by the panel without credits, or by a page of its own. */
const answeredElsewhere: ReadonlySet<FailureCode> = new Set([
  'au0102',
  'au0103',
  'au0104',
  'au0106',
  'bk0001',
  'bk0007',
]);
/** Any other reason why nothing was booked. A change of price or terms is one only if it comes without the new offer. */
export const isRefused = (failure: unknown): boolean =>
  isFailure(failure) &&
  !isGone(failure) &&
  !isUnanswered(failure) &&
  !answeredElsewhere.has(failure.code) &&
  !(isFailure(failure, 'ht0006', 'ht0007', 'ht0010') && failure.details);
