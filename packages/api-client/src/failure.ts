import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import type { RequestIssue } from '@voyage/contracts/issues.ts';

/** How a call can fail besides an error code of the service (docs/product/errors.md, "Transport and session"). */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'shape';

/** The only error that the client throws. `code` has words in the catalogs under `error.{code}`. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  /** The details that the contract defines for this code; narrow them with `isFailure`. */
  readonly details: ErrorDetails[ErrorCode];
  readonly status: number | undefined;
  /** The call that failed. */
  readonly call: EndpointName | undefined;
  constructor(
    code: FailureCode,
    {
      details,
      status,
      call,
      cause,
    }: { details?: ErrorDetails[ErrorCode]; status?: number; call?: EndpointName; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.name = 'CallFailure';
    this.code = code;
    this.details = details;
    this.status = status;
    this.call = call;
  }
}

/**
 * A failure with one of the given codes, and the details of those codes. Details are missing if the
 * service sent none or if the failure arose in the client.
 */
export interface FailureOf<C extends FailureCode> extends Omit<CallFailure, 'code' | 'details'> {
  readonly code: C;
  readonly details: (C extends ErrorCode ? ErrorDetails[C] : never) | undefined;
}

/** Whether an error is a failed call with one of these codes, or with any code if none is given. */
export const isFailure = <C extends FailureCode = FailureCode>(
  error: unknown,
  ...codes: C[]
): error is FailureOf<C> =>
  error instanceof CallFailure && (codes.length === 0 || codes.some((code) => code === error.code));

/**
 * React Query's `retry`: a failed call is repeated once, unless it timed out. The visitor has waited for that, is
 * shown it, and decides.
 */
export const retryUnlessTimedOut = (failures: number, error: unknown): boolean =>
  failures < 1 && !isFailure(error, 'timeout');

/** The fields that the service rejected, by path, with the rule that each breaks. */
export function issuesOf(error: unknown): RequestIssue[] {
  const details = error instanceof CallFailure ? error.details : undefined;
  return details && 'issues' in details && Array.isArray(details.issues) ? details.issues : [];
}
