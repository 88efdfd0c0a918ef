import { detailsOf } from '@voyage/contracts/error-details.ts';
import type { Failure } from '@voyage/contracts/envelope.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import type { Context } from 'hono';
import * as v from 'valibot';
import { isDatabaseUnavailable, isDeadlock } from '../../platform/database-unavailable.ts';
import { ApiError, errorTable } from '../../platform/errors.ts';
import { loggedError, reasonOf } from '../../platform/logged-error.ts';
import type { Services } from '../../use-cases/services.ts';
import type { Variables } from './register.ts';

type Answering = Context<{ Variables: Variables }>;
/** In seconds, by status. */
const retryAfter: Record<number, string> = { 429: '60', 503: '5' };

/** A failure as in the contract. */
export function fail(c: Answering, code: ErrorCode, details?: Failure['details']): Response {
  const { status, message } = errorTable[code];
  const seconds = retryAfter[status];
  if (seconds) c.header('retry-after', seconds);
  return c.json(
    {
      success: false,
      code,
      message,
      ...(details === undefined ? {} : { details }),
      requestId: c.get('requestId'),
    } satisfies Failure,
    status,
  );
}

/** Turns errors into responses: ours with their code, all others without any detail. */
export const onError =
  ({ log, env }: Pick<Services, 'log'> & { env: Pick<Services['env'], 'CHECK_RESPONSES'> }) =>
  (error: Error, c: Answering): Response => {
    const requestId = c.get('requestId');
    c.header('cache-control', 'no-store');
    if (error instanceof ApiError && !(env.CHECK_RESPONSES && isAgainstContract(error)))
      return fail(c, error.code, error.details);
    if (isDatabaseUnavailable(error)) {
      log.warn(
        { requestId, reason: reasonOf(error) },
        isDeadlock(error) ? 'deadlock: not resolved by retries' : 'database unavailable',
      );
      return fail(c, 'sy0001');
    }
    log.error({ requestId, error: loggedError(error) });
    return fail(c, 'sy0002');
  };

/**
 * Whether the details of an error violate the contract; dates and the like are allowed, since they are
 * serialised as text.
 */
function isAgainstContract({ code, details }: ApiError): boolean {
  const schema = detailsOf(code);
  if (!schema) return details !== undefined;
  const sent: unknown = details === undefined ? undefined : JSON.parse(JSON.stringify(details));
  return !v.is(schema, sent);
}
