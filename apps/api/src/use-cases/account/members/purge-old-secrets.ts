import { lt } from '../../../db/drizzle.ts';
import { loginChallenges } from '../../../db/schema/second-factor.ts';
import { loginAttempts } from '../../../db/schema/users.ts';
import { passwordResets, verificationCodes } from '../../../db/schema/verification.ts';
import type { Services } from '../../services.ts';

const dayMilliseconds = 86_400_000;

/** Deletes codes, reset tokens, challenges and attempts that are older than a day: they are no longer valid. */
export async function purgeOldSecrets({ db, now }: Services): Promise<void> {
  const dayAgo = new Date(now().getTime() - dayMilliseconds);
  await db.orm.delete(verificationCodes).where(lt(verificationCodes.createdAt, dayAgo));
  await db.orm.delete(passwordResets).where(lt(passwordResets.expiresAt, dayAgo));
  await db.orm.delete(loginChallenges).where(lt(loginChallenges.expiresAt, dayAgo));
  await db.orm.delete(loginAttempts).where(lt(loginAttempts.windowStart, dayAgo));
}
