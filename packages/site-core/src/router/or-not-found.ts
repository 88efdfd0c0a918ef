import { isFailure, type FailureName } from '@voyage/api-client/failure.ts';
import { notFound } from '@tanstack/react-router';

/** What was called for; the page is not found if the service refuses it with one of `names`. */
export const orNotFound = <Answer>(call: Promise<Answer>, ...names: FailureName[]): Promise<Answer> =>
  call.catch((error: unknown) => {
    throw isFailure(error, ...names) ? notFound() : error;
  });
