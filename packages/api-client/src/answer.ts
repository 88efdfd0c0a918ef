import type { Endpoint, Part } from '@voyage/contracts/endpoint.ts';
import type { EndpointName, Endpoints } from '@voyage/contracts/endpoints.ts';
import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import { CallFailure } from './failure.ts';

/** What a call answers: the data of its contract, or a file. */
export type Result<E extends Endpoint> = E extends { produces: string } ? Blob : Part<E, 'data'>;

/** The body of an answer as far as one can be sure of it: a proxy in between may answer anything. */
export interface Answer {
  success?: boolean;
  data?: unknown;
  code?: ErrorCode;
  details?: ErrorDetails[ErrorCode];
}

/** Undefined where the text is no answer of the service. */
export function parseAnswer(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The data of an answer, which counts as success only with the flag. @throws CallFailure */
export function dataOf<Name extends EndpointName>(
  call: Name,
  answer: Answer | undefined,
  status: number,
): Result<Endpoints[Name]> {
  if (answer?.success === true) return answer.data as Result<Endpoints[Name]>; // the service's own tests hold it to the contract; a browser does not carry the schemas
  throw new CallFailure(answer?.code ?? (status >= 500 ? 'network' : 'shape'), {
    details: answer?.details,
    status,
    call,
  });
}
