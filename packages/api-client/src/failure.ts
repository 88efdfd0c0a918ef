import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import type { IssueDetails, RequestIssue } from '@voyage/contracts/issues.ts';

/** How a call can fail besides an error code of the service (docs/product/errors.md, "Transport and session"). */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'shape';

/** The only error that the client throws. `code` has words in the catalogs under `error.{code}`. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly details: unknown;
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
    }: { details?: unknown; status?: number; call?: EndpointName; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.name = 'CallFailure';
    this.code = code;
    this.details = details;
    this.status = status;
    this.call = call;
  }
}

export const isFailure = (error: unknown, ...codes: FailureCode[]): error is CallFailure =>
  error instanceof CallFailure && (codes.length === 0 || codes.includes(error.code));

/** The fields that the service refused, by path, and the rule that each breaks. */
export function issuesOf(error: unknown): RequestIssue[] {
  const issues =
    error instanceof CallFailure ? (error.details as Partial<IssueDetails> | undefined)?.issues : undefined;
  return Array.isArray(issues) ? issues : [];
}
