import type { Output } from '@voyage/contracts/endpoint.ts';
import type { changePassword as contract } from '@voyage/contracts/auth.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { hashPassword } from '../../../session/password-hash.ts';
import { confirmPassword } from './confirm-password.ts';
import { passwordIssues } from './password-rules.ts';
import { refuseIssues } from '../members/refuse.ts';
import { setPassword } from './set-password.ts';

/**
 * Ends every session but the caller's. Attempts at the current password are limited: a stolen token is not
 * enough to take over the account.
 * @throws ApiError au0115, au0105, rq0001
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { currentPassword, password }: Output<typeof contract.body>,
): Promise<void> {
  const { userId, sessionId } = caller;
  const member = await confirmPassword(services, caller, currentPassword);
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
