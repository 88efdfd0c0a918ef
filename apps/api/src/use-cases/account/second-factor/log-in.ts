import type { LoginChallenge } from '@voyage/contracts/auth.ts';
import { eq } from '../../../db/drizzle.ts';
import { users } from '../../../db/schema/users.ts';
import { ApiError, errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from '../../../session/device.ts';
import type { TokenPair } from '../../../session/open-session.ts';
import { verifyDecoy, verifyPassword } from '../../../session/password-hash.ts';
import {
  accountSubject,
  assertNotThrottled,
  countAttempt,
  clearAfterSuccess,
} from '../../../session/throttle.ts';
import { openOrChallenge } from './second-step.ts';

/**
 * Opens a session with a password; staff with a second factor get the challenge of the next step. Response
 * and timing are the same whether or not the account exists.
 * @throws ApiError au0101 (wrong, unknown or locked), au0105 (too many attempts at the account or from the IP
 * address)
 */
export async function logIn(
  services: Services,
  credentials: { username: string; password: string },
  { address, userAgent }: { address: string; userAgent: string },
): Promise<TokenPair | LoginChallenge> {
  const { username } = credentials;
  const account = accountSubject(username);
  const from = `address:${address}`;
  const limit = services.env.LOGIN_ATTEMPTS;
  const subjects = [
    { subject: account, limit },
    { subject: from, limit: limit * 5 },
  ];
  const [member] = await services.db.orm.select().from(users).where(eq(users.username, username));
  const refuse = (why: string, error = errors.incorrectCredentials()) => {
    services.log.warn({ userId: member?.id ?? null, why }, 'login refused'); // never the user name: people type passwords there
    return error;
  };
  try {
    await assertNotThrottled(services, subjects);
    await countAttempt(services, subjects);
  } catch (error) {
    throw error instanceof ApiError ? refuse('too many tries', errors.tooManyAttempts()) : error;
  }
  const right = member
    ? await verifyPassword(member.passwordHash, credentials.password)
    : await verifyDecoy(credentials.password).then(() => false);
  if (!member || !right) throw refuse(member ? 'wrong password' : 'no such account');
  if (member.lockedAt) throw refuse('locked'); // after the password, and without refunding the attempt: the same response and timing
  await clearAfterSuccess(services, account, from);
  return openOrChallenge(services, member, deviceOf(userAgent));
}
