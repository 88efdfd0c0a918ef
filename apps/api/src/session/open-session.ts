import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from '../db/drizzle.ts';
import type { Transaction } from '../db/connect.ts';
import { refreshTokens, sessions, users } from '../db/schema/users.ts';
import type { Core } from '../db/core.ts';
import type { Device } from './device.ts';
import { hashToken, newSecretToken, refreshTokenSeconds, signAccessToken } from './tokens.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}
type Member = Pick<typeof users.$inferSelect, 'id' | 'roles' | 'level' | 'claimsVersion'>;

/**
 * A new session with its first pair. The refresh token's 30 days are absolute: rotation does not extend them.
 */
export const openSession = (services: Core, member: Member, device?: Device): Promise<TokenPair> =>
  services.db.orm.transaction((tx) => openSessionIn(services, tx, member, device));

/** The same inside the caller's transaction. `secondFactorAt`: when a second factor was given for it. */
export async function openSessionIn(
  services: Core,
  tx: Transaction,
  member: Member,
  device: Device = { browser: null, system: null },
  secondFactorAt: Date | null = null,
): Promise<TokenPair> {
  const now = services.now();
  const sessionId = randomUUID();
  await tx.insert(sessions).values({
    id: sessionId,
    userId: member.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000),
    secondFactorAt,
    ...device,
  });
  return issuePair(services, tx, sessionId, member, now);
}

export async function issuePair(
  services: Core,
  tx: Transaction,
  sessionId: string,
  member: Member,
  now: Date,
  refreshToken = newSecretToken(),
): Promise<TokenPair> {
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId, issuedAt: now });
  return { accessToken: await accessTokenOf(services, sessionId, member, now), refreshToken };
}

export const accessTokenOf = (services: Core, sessionId: string, member: Member, now: Date) =>
  signAccessToken(
    services.env,
    { sub: member.id, sid: sessionId, roles: member.roles, level: member.level, cv: member.claimsVersion },
    now,
  );

export async function revokeSession(services: Core, sessionId: string, why: string): Promise<void> {
  await services.db.orm
    .update(sessions)
    .set({ revokedAt: services.now(), revokedReason: why })
    .where(eq(sessions.id, sessionId));
}

/** Ends every session of a member, `except` one. */
export async function revokeSessionsOf(
  tx: Transaction,
  userId: string,
  { why, now, except }: { why: string; now: Date; except?: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: why })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    );
}
