import { errors } from '../platform/errors.ts';
import type { Core } from '../db/core.ts';
import { revokeSession } from './open-session.ts';

/** Precision of the last use: the row is not updated more often. It matters for staff; members see it. */
const graceMs = { staff: 5 * 60_000, member: 60 * 60_000 };

export const isIdle = ({ env, now }: Pick<Core, 'env' | 'now'>, lastUsed: Date): boolean =>
  now().getTime() - lastUsed.getTime() > env.STAFF_IDLE_HOURS * 3_600_000;

/**
 * Records that a session is used, and ends one of staff that was idle for STAFF_IDLE_HOURS. @throws ApiError
 * au0103
 */
export async function touchSession(services: Core, sessionId: string, lastUsed: Date, isStaff: boolean) {
  if (isStaff && isIdle(services, lastUsed)) {
    await revokeSession(services, sessionId, 'idle');
    throw errors.invalidToken();
  }
  const now = services.now();
  if (now.getTime() - lastUsed.getTime() > graceMs[isStaff ? 'staff' : 'member'])
    await services.db.pool.query('update sessions set used_at = $2 where id = $1', [sessionId, now]);
}
