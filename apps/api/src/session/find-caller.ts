import type { Level } from '@voyage/domain/level.ts';
import { readRoles } from '@voyage/domain/tier.ts';
import { errors } from '../platform/errors.ts';
import type { Core } from '../db/core.ts';
import type { Caller } from './caller.ts';
import { revokeSession } from './open-session.ts';
import { needsSecondStep } from './second-step.ts';
import { touchSession } from './staff-idle.ts';
import { readAccessToken } from './tokens.ts';

/**
 * The member of a bearer token. Every request checks in the database that the session is active, so that
 * logout and a password change end it immediately (docs/product/decisions.md, "Sessions").
 * @throws ApiError au0103 (token or session expired, or of staff who were idle or lack the second factor),
 * au0104 (roles or membership changed since)
 */
export async function findCaller(services: Core, token: string): Promise<Caller> {
  const now = services.now();
  const claims = await readAccessToken(services.env, token, now);
  if (!claims) throw errors.invalidToken();
  const { rows } = await services.db.pool.query<{
    level: Level;
    roles: string[];
    claims_version: number;
    last_used: Date;
    second_step: boolean;
    has_factor: boolean;
  }>({
    name: 'find-caller',
    text: `select u.level, u.roles, u.claims_version, coalesce(s.used_at, s.created_at) as last_used,
             s.second_factor_at is not null as second_step, f.confirmed_at is not null as has_factor
           from sessions s join users u on u.id = s.user_id left join second_factors f on f.user_id = u.id
           where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3`,
    values: [claims.sid, claims.sub, now],
  });
  const row = rows[0];
  if (!row) throw errors.invalidToken();
  if (!row.second_step && needsSecondStep(services, { roles: row.roles, hasFactor: row.has_factor })) {
    await revokeSession(services, claims.sid, 'second factor missing');
    throw errors.invalidToken();
  }
  await touchSession(services, claims.sid, row.last_used, row.roles.length > 0);
  if (row.claims_version !== claims.cv) throw errors.staleSession();
  return { userId: claims.sub, sessionId: claims.sid, level: row.level, ...readRoles(row.roles) };
}
