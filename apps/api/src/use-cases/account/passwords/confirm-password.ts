import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { verifyPassword } from '../../../session/password-hash.ts';
import { clearAttempts, countAttempt } from '../../../session/throttle.ts';
import { findMember, type Member } from '../members/find-member.ts';

/**
 * The member, after they entered their password again. Attempts are limited, for all calls that require it
 * together: a stolen token is not enough to take over the account.
 * @throws ApiError au0115, au0105
 */
export async function confirmPassword(
  services: Services,
  { userId }: Caller,
  password: string,
): Promise<Member> {
  const subject = `change-password:${userId}`;
  await countAttempt(services, [{ subject, limit: services.env.LOGIN_ATTEMPTS }]);
  const member = await findMember(services, userId);
  if (!(await verifyPassword(member.passwordHash, password))) throw errors.incorrectPassword();
  await clearAttempts(services, subject);
  return member;
}
