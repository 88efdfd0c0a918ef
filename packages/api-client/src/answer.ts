import type { Endpoint, Part } from '@voyage/contracts/endpoint.ts';
import type { EndpointName, Endpoints } from '@voyage/contracts/endpoints.ts';
import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import { RequestFailure } from './failure.ts';

/** The result of a call: the data of its contract, or a file. */
export type Result<E extends Endpoint> = E extends { produces: string } ? Blob : Part<E, 'data'>;

/** As much of a response body as can be relied on: a proxy in between may return anything. */
export interface Answer {
  success?: boolean;
  data?: unknown;
  code?: ErrorCode;
  details?: ErrorDetails[ErrorCode];
}

/** Undefined if the text is not a response of the service. */
export function parseAnswer(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The data of a response, which is a success only if its flag says so. @throws RequestFailure */
export function dataOf<Name extends EndpointName>(
  call: Name,
  answer: Answer | undefined,
  status: number,
): Result<Endpoints[Name]> {
  // the service's own tests check it against the contract; the schemas are not shipped to browsers
  if (answer?.success === true) return answer.data as Result<Endpoints[Name]>;
  throw new RequestFailure(answer?.code ?? (status >= 500 ? 'network' : 'shape'), {
    details: answer?.details,
    status,
    call,
  });
}
