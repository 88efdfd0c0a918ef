import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import { endpointNames } from '@voyage/contracts/endpoints.ts';
import { failure } from '@voyage/contracts/envelope.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { errorTable } from '../../platform/errors.ts';
import { failureExamples } from './examples.ts';

interface Example {
  summary: string;
  value: unknown;
}
/** An example of an error, or a reference to the one that calls share. */
export type FailureExample = Example | { $ref: string };

/** The details that tests recorded of a call's error; most errors have none. */
const detailsIn = (name: EndpointName, code: ErrorCode): unknown => {
  const recorded = v.safeParse(failure, failureExamples[name]?.[code]);
  return recorded.success ? recorded.output.details : undefined;
};
/** Of any call: the first that was recorded. */
const detailsOfAny = (code: ErrorCode): unknown =>
  endpointNames.map((name) => detailsIn(name, code)).find((details) => details !== undefined);

/** The example of a failure as the service answers it (failures.ts). */
const exampleOf = (code: ErrorCode, details: unknown): Example => {
  const { message } = errorTable[code];
  return {
    summary: `${code}: ${message}`,
    value: {
      success: false,
      code,
      message,
      ...(details === undefined ? {} : { details }),
      requestId: '8c0d7f0e-2f6d-4f0a-9a56-0d8a3c1b7e21',
    },
  };
};

/** The example of a call's error: its own, if tests recorded other details than those of the shared one. */
export function failureExample(name: EndpointName, code: ErrorCode): FailureExample {
  const own = detailsIn(name, code);
  return own === undefined || isDeepStrictEqual(own, detailsOfAny(code))
    ? { $ref: `#/components/examples/${code}` }
    : exampleOf(code, own);
}

/** The shared examples, by code: everything but the details follows from the table of errors. */
export const sharedFailureExamples = (codes: Iterable<ErrorCode>): Record<string, Example> =>
  Object.fromEntries(
    [...new Set(codes)].toSorted().map((code) => [code, exampleOf(code, detailsOfAny(code))]),
  );
