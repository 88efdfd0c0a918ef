import { and, eq, isNull } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { loginChallenges } from '../../../db/schema/second-factor.ts';
import { users } from '../../../db/schema/users.ts';
import { passwordResets } from '../../../db/schema/verification.ts';
import { revokeSessionsOf } from '../../../session/open-session.ts';
import { emailPasswordChanged } from '../members/notifier.ts';

/**
 * Replaces the hash that the caller has read, ends the sessions (`except` one), every pending login and every
 * open reset, and notifies the member. False if the password was changed in the meantime.
 */
export async function setPassword(
  tx: Transaction,
  member: typeof users.$inferSelect,
  { passwordHash, why, now, except }: { passwordHash: string; why: string; now: Date; except?: string },
): Promise<boolean> {
  const set = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, member.id), eq(users.passwordHash, member.passwordHash)))
    .returning({ id: users.id });
  if (set.length === 0) return false;
  await revokeSessionsOf(tx, member.id, { why, now, ...(except ? { except } : {}) });
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, member.id));
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, member.id), isNull(passwordResets.usedAt)));
  await emailPasswordChanged(tx, member, now);
  return true;
}
