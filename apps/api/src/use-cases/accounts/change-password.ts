import type { Output } from '@voyage/contracts/endpoint.ts';
import type { changePassword as contract } from '@voyage/contracts/auth.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { hashPassword, verifyPassword } from '../../session/password-hash.ts';
import { countAttempt, clearAttempts } from '../../session/throttle.ts';
import { passwordIssues } from './password-rules.ts';
import { refuseIssues } from './refuse.ts';
import { setPassword } from './set-password.ts';

/**
 * Ends every session but the caller's. Guesses at the current password are counted: a stolen token is not yet
 * the account. @throws ApiError au0115, au0105, rq0001
 */
export async function changePassword(
  services: Services,
  { userId, sessionId }: Caller,
  { currentPassword, password }: Output<typeof contract.body>,
): Promise<void> {
  const subject = `change-password:${userId}`;
  await countAttempt(services, [{ subject, limit: services.env.LOGIN_ATTEMPTS }]);
  const [member] = await services.db.orm.select().from(users).where(eq(users.id, userId));
  if (!member) throw errors.invalidToken();
  if (!(await verifyPassword(member.passwordHash, currentPassword))) throw errors.incorrectPassword();
  await clearAttempts(services, subject);
  refuseIssues(passwordIssues(password, member));
  const passwordHash = await hashPassword(password);
  const set = await services.db.orm.transaction((tx) =>
    setPassword(tx, member, {
      passwordHash,
      why: 'password changed',
      now: services.now(),
      except: sessionId,
    }),
  );
  if (!set) throw errors.incorrectPassword();
  services.log.info({ userId }, 'password changed');
}
