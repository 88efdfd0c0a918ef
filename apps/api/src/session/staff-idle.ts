import { errors } from '../errors.ts';
import type { Core } from '../core.ts';
import { revokeSession } from './open-session.ts';

/** How exactly the last use is known: the row is written no oftener. */
const graceMs = 5 * 60_000;

export const isIdle = ({ env, now }: Pick<Core, 'env' | 'now'>, lastUsed: Date): boolean =>
  now().getTime() - lastUsed.getTime() > env.STAFF_IDLE_HOURS * 3_600_000;

/** Ends a session of staff that nobody has used for STAFF_IDLE_HOURS; keeps the others. @throws ApiError au0103 */
export async function touchSession(services: Core, sessionId: string, lastUsed: Date): Promise<void> {
  if (isIdle(services, lastUsed)) {
    await revokeSession(services, sessionId, 'idle');
    throw errors.invalidToken();
  }
  const now = services.now();
  if (now.getTime() - lastUsed.getTime() > graceMs)
    await services.db.pool.query('update sessions set used_at = $2 where id = $1', [sessionId, now]);
}
