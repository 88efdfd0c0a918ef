import type { Level } from '@voyage/domain/level.ts';
import { and, eq, gt, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { inviteCodes } from '../../db/schema/verification.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../../session/throttle.ts';

const open = (code: string, now: Date) =>
  and(
    eq(inviteCodes.code, code.trim().toUpperCase()),
    lt(inviteCodes.uses, inviteCodes.maxUses),
    or(isNull(inviteCodes.expiresAt), gt(inviteCodes.expiresAt, now)),
  );

/**
 * The level of an invitation; null if it does not qualify. Attempts are limited by IP address. @throws
 * ApiError au0105
 */
export async function inviteLevel(services: Services, code: string, address: string): Promise<Level | null> {
  await countAttempt(services, [{ subject: `invite:${address}`, limit: services.env.LOGIN_ATTEMPTS }]);
  const [row] = await services.db.orm
    .select({ level: inviteCodes.level })
    .from(inviteCodes)
    .where(open(code, services.now()));
  return row?.level ?? null;
}

/** Uses it once in the caller's transaction, within its limit; null if no use is left. */
export async function useInvite(tx: Transaction, code: string, now: Date): Promise<Level | null> {
  const [row] = await tx
    .update(inviteCodes)
    .set({ uses: sql`${inviteCodes.uses} + 1` })
    .where(open(code, now))
    .returning({ level: inviteCodes.level });
  return row?.level ?? null;
}
