import { and, eq, gt, gte, inArray, isNull } from '../db/drizzle.ts';
import type { Transaction } from '../db/connect.ts';
import { secondFactors } from '../db/schema/second-factor.ts';
import { refreshTokens, sessions, users } from '../db/schema/users.ts';
import { errors } from '../platform/errors.ts';
import type { Core } from '../db/core.ts';
import { acceptedSecrets } from '../platform/keys.ts';
import { accessTokenOf, issuePair, revokeSession, type TokenPair } from './open-session.ts';
import type { CallLimits } from '../platform/call-limits.ts';
import { needsSecondStep } from './second-step.ts';
import { isIdle } from './staff-idle.ts';
import { hashToken, successorOf } from './tokens.ts';

/** For how long a used token still returns its successor: for two tabs, or a lost response. */
export const graceMs = 10_000;

/**
 * Exchanges a refresh token for a new pair and uses it up. Within ten seconds the same token returns the same
 * successor again, as long as that is unused. Otherwise a reused token has been stolen: the whole session is
 * revoked (docs/product/decisions.md, "Sessions"). An idle session of staff, or one that lacks the second
 * factor, ends instead.
 * @throws ApiError au0106, rq0005
 */
export async function rotate(
  services: Core & { limits: CallLimits },
  refreshToken: string,
): Promise<TokenPair> {
  const now = services.now();
  const hash = hashToken(refreshToken);
  const reused = 'refresh token used twice';
  let why = reused;
  const pair = await services.db.orm.transaction(async (tx) => {
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
      .returning();
    const given = used ? null : await previouslyIssued(services, tx, refreshToken, now);
    const sessionId = used?.sessionId ?? given?.sessionId;
    const row = sessionId && (await sessionOf(tx, sessionId, now));
    if (!row) return null;
    if (row.user.roles.length > 0 && isIdle(services, row.session.usedAt ?? row.session.createdAt)) {
      why = 'idle';
      return null;
    }
    const hasFactor = row.confirmedAt !== null;
    if (!row.session.secondFactorAt && needsSecondStep(services, { roles: row.user.roles, hasFactor })) {
      why = 'second factor missing';
      return null;
    }
    if (
      !services.limits.allows(
        `v1/auth/token/refresh:member:${row.user.id}`,
        Math.ceil(services.env.RATE_LIMIT / 40),
      )
    )
      throw errors.tooManyRequests();
    if (given)
      return {
        accessToken: await accessTokenOf(services, row.session.id, row.user, now),
        refreshToken: given.successor,
      };
    await tx.update(sessions).set({ usedAt: now }).where(eq(sessions.id, row.session.id));
    return issuePair(
      services,
      tx,
      row.session.id,
      row.user,
      now,
      successorOf(services.env.AUTH_SECRET, refreshToken),
    );
  });
  if (pair) return pair;
  const [known] = await services.db.orm.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  if (known) {
    await revokeSession(services, known.sessionId, why);
    if (why === reused)
      services.log.warn({ sessionId: known.sessionId }, 'refresh token reuse; session revoked');
  }
  throw errors.invalidRefreshToken();
}

const sessionOf = async (tx: Transaction, id: string, now: Date) =>
  (
    await tx
      .select({ session: sessions, user: users, confirmedAt: secondFactors.confirmedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  )[0];

/** The successor of a token used a moment ago, while it is itself unused. */
async function previouslyIssued({ env }: Core, tx: Transaction, refreshToken: string, now: Date) {
  const [old] = await tx
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.hash, hashToken(refreshToken)),
        gte(refreshTokens.usedAt, new Date(now.getTime() - graceMs)),
      ),
    );
  if (!old) return null;
  const successors = new Map(
    acceptedSecrets(env)
      .map((secret) => successorOf(secret, refreshToken))
      .map((token) => [hashToken(token), token]),
  );
  const [next] = await tx
    .select()
    .from(refreshTokens)
    .where(
      and(
        inArray(refreshTokens.hash, [...successors.keys()]),
        eq(refreshTokens.sessionId, old.sessionId),
        isNull(refreshTokens.usedAt),
      ),
    );
  const successor = next && successors.get(next.hash);
  return successor ? { sessionId: old.sessionId, successor } : null;
}
