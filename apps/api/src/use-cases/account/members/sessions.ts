import type { sessions as contract } from '@voyage/contracts/account.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { and, eq, gt, isNull } from '../../../db/drizzle.ts';
import { sessions } from '../../../db/schema/users.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { revokeSession, revokeSessionsOf } from '../../../session/open-session.ts';

/** The sessions of a member, by last use. */
export async function listSessions(
  { db, now }: Services,
  { userId, sessionId }: Caller,
): Promise<Output<typeof contract.data>> {
  const rows = await db.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())));
  return {
    sessions: rows
      .map(({ id, browser, system, createdAt, usedAt }) => ({
        id,
        current: id === sessionId,
        browser,
        system,
        startedAt: createdAt.toISOString(),
        usedAt: (usedAt ?? createdAt).toISOString(),
      }))
      .toSorted((a, b) => Number(b.current) - Number(a.current) || b.usedAt.localeCompare(a.usedAt)),
  };
}

/**
 * Ends one session of the caller, or without an id all but the current one. Repeating it is allowed. @throws
 * ApiError us0005
 */
export async function endSessions(
  services: Services,
  caller: Caller,
  id: string | undefined,
): Promise<Output<typeof contract.data>> {
  const { userId, sessionId } = caller;
  if (id === undefined)
    await services.db.orm.transaction((tx) =>
      revokeSessionsOf(tx, userId, { why: 'ended by the member', now: services.now(), except: sessionId }),
    );
  else {
    const [row] = await services.db.orm.select().from(sessions).where(eq(sessions.id, id));
    if (row?.userId !== userId) {
      services.log.warn(
        { caller: userId, session: id },
        "access to an unknown session, or to another member's",
      );
      throw errors.sessionNotFound();
    }
    if (!row.revokedAt) await revokeSession(services, id, 'ended by the member');
  }
  services.log.info({ userId }, 'sessions ended by the member');
  return listSessions(services, caller);
}
