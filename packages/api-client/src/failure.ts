import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import { errorCode, type ErrorCode, type ErrorName } from '@voyage/contracts/errors.ts';
import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import type { RequestIssue } from '@voyage/contracts/issues.ts';

/** How a call can fail besides an error code of the service (docs/product/errors.md, "Transport and session"). */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'shape';
/** By the name under which the service throws it. */
export type FailureName = ErrorName | Exclude<FailureCode, ErrorCode>;
type CodeOf<N extends FailureName> = N extends ErrorName ? (typeof errorCode)[N] : N;
const codeOf = (name: FailureName): FailureCode =>
  name === 'network' || name === 'timeout' || name === 'shape' ? name : errorCode[name];

/** The only error that the client throws. `code` has words in the catalogs under `error.{code}`. */
export class RequestFailure extends Error {
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
    this.name = 'RequestFailure';
    this.code = code;
    this.details = details;
    this.status = status;
    this.call = call;
  }
}

/**
 * A failure of one of the given names, and the details of those. Details are missing if the service sent none or if
 * the failure arose in the client.
 */
export interface FailureOf<N extends FailureName> extends Omit<RequestFailure, 'code' | 'details'> {
  readonly code: CodeOf<N>;
  readonly details: (CodeOf<N> extends ErrorCode ? ErrorDetails[CodeOf<N>] : never) | undefined;
}

/** Whether an error is a failed request of one of these names, or of any if none is given. */
export const isFailure = <N extends FailureName = FailureName>(
  error: unknown,
  ...names: N[]
): error is FailureOf<N> =>
  error instanceof RequestFailure &&
  (names.length === 0 || names.some((name) => codeOf(name) === error.code));

/**
 * React Query's `retry`: a failed call is repeated once, unless it timed out. The visitor has waited for that, is
 * shown it, and decides.
 */
export const retryUnlessTimedOut = (failures: number, error: unknown): boolean =>
  failures < 1 && !isFailure(error, 'timeout');

/** The fields that the service rejected, by path, with the rule that each breaks. */
export function issuesOf(error: unknown): RequestIssue[] {
  const details = error instanceof RequestFailure ? error.details : undefined;
  return details && 'issues' in details && Array.isArray(details.issues) ? details.issues : [];
}
