import { and, eq, gt, isNull } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../db/schema/users.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import { issuePair, revokeSession, type TokenPair } from './open-session.ts';
import { isIdle } from './staff-idle.ts';
import { hashToken } from './tokens.ts';

/**
 * Exchanges a refresh token for a new pair and uses it up. A token that was used before means that
 * somebody else has it: the whole session is revoked (decisions, "Sessions").
 * A session of staff that lay idle ends instead. @throws ApiError au0106
 */
export async function rotate(services: Services, refreshToken: string): Promise<TokenPair> {
  const now = services.now();
  const hash = hashToken(refreshToken);
  let why = 'refresh token used twice';
  const pair = await services.db.orm.transaction(async (tx) => {
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
      .returning();
    if (!used) return null;
    const [row] = await tx
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, used.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
    if (!row) return null;
    if (row.user.roles.length > 0 && isIdle(services, row.session.usedAt ?? row.session.createdAt)) {
      why = 'idle';
      return null;
    }
    if (!services.limits.allows(`v1/auth/token/refresh:member:${row.user.id}`, Math.ceil(services.env.RATE_LIMIT / 40))) throw new ApiError('rq0005');
    await tx.update(sessions).set({ usedAt: now }).where(eq(sessions.id, row.session.id));
    return issuePair(services, tx, row.session.id, row.user, now);
  });
  if (pair) return pair;
  const [known] = await services.db.orm.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  if (known) {
    await revokeSession(services, known.sessionId, why);
    if (why !== 'idle') services.log.warn({ sessionId: known.sessionId }, 'refresh token reuse; session revoked');
  }
  throw new ApiError('au0106');
}
