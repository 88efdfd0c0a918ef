import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import type { RequestIssue } from '@voyage/contracts/issues.ts';

/** How a call can fail besides an error code of the service (docs/product/errors.md, "Transport and session"). */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'shape';

/** The only error that the client throws. `code` has words in the catalogs under `error.{code}`. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  /** What the service says beside the code, as the contract of that code has it; `isFailure` tells which. */
  readonly details: ErrorDetails[ErrorCode];
  readonly status: number | undefined;
  /** Which call it was. */
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

/** A failure of one of some codes, with the details of just these. None came where the service had none to give, or where the failure was made on this side. */
export interface FailureOf<C extends FailureCode> extends Omit<CallFailure, 'code' | 'details'> {
  readonly code: C;
  readonly details: (C extends ErrorCode ? ErrorDetails[C] : never) | undefined;
}

/** Whether an error is a failed call, and of one of these codes; without codes, of any. */
export const isFailure = <C extends FailureCode = FailureCode>(
  error: unknown,
  ...codes: C[]
): error is FailureOf<C> =>
  error instanceof CallFailure && (codes.length === 0 || codes.some((code) => code === error.code));

/** The fields that the service refused, by path, and the rule that each breaks. */
export function issuesOf(error: unknown): RequestIssue[] {
  const details = error instanceof CallFailure ? error.details : undefined;
  return details && 'issues' in details && Array.isArray(details.issues) ? details.issues : [];
}
