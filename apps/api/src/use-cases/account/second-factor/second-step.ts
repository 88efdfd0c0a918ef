import type { LoginChallenge } from '@voyage/contracts/auth.ts';
import type * as contract from '@voyage/contracts/second-factor.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { and, eq, gt } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { loginChallenges } from '../../../db/schema/second-factor.ts';
import { users } from '../../../db/schema/users.ts';
import { ApiError, errors } from '../../../platform/errors.ts';
import type { Brand } from '../../../mail/transport.ts';
import type { Services } from '../../services.ts';
import { deviceOf, type Device } from '../../../session/device.ts';
import { openSession, openSessionIn, type TokenPair } from '../../../session/open-session.ts';
import { needsSecondStep } from '../../../session/second-step.ts';
import { countAttempt, refundAttempt } from '../../../session/throttle.ts';
import { hashToken, newSecretToken } from '../../../session/tokens.ts';
import type { Member } from '../members/find-member.ts';
import { logStaff } from '../../records/staff-log.ts';
import {
  clearGuesses,
  codesLeft,
  countGuess,
  factorOf,
  isFactorEnabled,
  matchCode,
  spendCode,
} from './factor-codes.ts';
import { emailSecondFactorChange } from '../members/notifier.ts';
import { beginSetUp, checkSetUp, setUpMinutes, switchOn } from './switch-on-factor.ts';

const minutes: Record<LoginChallenge['secondStep'], number> = { code: 10, 'set-up': setUpMinutes };
interface Visitor {
  address: string;
  userAgent: string;
}

/**
 * After a correct password: a session, or the challenge of the second step if the member's roles require one.
 */
export async function openOrChallenge(
  services: Services,
  member: Member,
  device: Device,
): Promise<TokenPair | LoginChallenge> {
  const hasFactor = isFactorEnabled(await factorOf(services, member.id));
  if (!needsSecondStep(services, { roles: member.roles, hasFactor })) {
    const pair = await openSession(services, member, device);
    services.log.info({ userId: member.id }, 'login');
    return pair;
  }
  const secondStep = hasFactor ? 'code' : 'set-up';
  const challenge = newSecretToken();
  const expiresAt = new Date(services.now().getTime() + minutes[secondStep] * 60_000);
  await services.db.orm
    .insert(loginChallenges)
    .values({ tokenHash: hashToken(challenge), userId: member.id, expiresAt });
  services.log.info({ userId: member.id, secondStep }, 'login awaiting second factor');
  return { secondStep, challenge, expiresAt: expiresAt.toISOString() };
}

/** The member of a valid challenge; each attempt counts for its IP address. @throws ApiError au0105, au0117 */
async function memberOfChallenge(
  services: Services,
  challenge: string,
  { address }: Visitor,
): Promise<Member> {
  const subject = `address:${address}`;
  await countAttempt(services, [{ subject, limit: services.env.LOGIN_ATTEMPTS * 5 }]);
  const [row] = await services.db.orm
    .select({ member: users })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.userId))
    .where(isAlive(services, challenge));
  if (!row || row.member.lockedAt) throw errors.loginChallengeExpired();
  return row.member;
}
const isAlive = ({ now }: Services, challenge: string) =>
  and(eq(loginChallenges.tokenHash, hashToken(challenge)), gt(loginChallenges.expiresAt, now()));

/** A challenge opens one session. @throws ApiError au0117 */
async function spendChallenge(services: Services, tx: Transaction, challenge: string): Promise<void> {
  const spent = await tx.delete(loginChallenges).where(isAlive(services, challenge)).returning();
  if (spent.length === 0) throw errors.loginChallengeExpired();
}

const refusals = new Map<string, string>([
  ['au0105', 'too many codes'],
  ['au0116', 'wrong second factor'],
]);
/** Runs the check of a code, and logs a rejected one as a rejected login. */
async function withRefusalLogged<T>(services: Services, userId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError)
      services.log.warn({ userId, why: refusals.get(error.code) ?? 'second step expired' }, 'login refused');
    throw error;
  }
}

/** @throws ApiError au0105, au0116, au0117 */
export async function logInWithCode(
  services: Services,
  { challenge, code, brand }: Output<typeof contract.loginWithCode.body>,
  visitor: Visitor,
): Promise<TokenPair> {
  const member = await memberOfChallenge(services, challenge, visitor);
  const pair = await withRefusalLogged(services, member.id, async () => {
    await countGuess(services, member.id);
    const factor = await factorOf(services, member.id);
    if (!isFactorEnabled(factor)) throw errors.loginChallengeExpired(); // removed in the meantime
    const matched = await matchCode(services, factor, code);
    if (!matched) throw errors.incorrectSecondFactor();
    const now = services.now();
    return services.db.orm.transaction(async (tx) => {
      await spendChallenge(services, tx, challenge);
      await spendCode(tx, member.id, matched, now);
      if (matched.kind === 'recovery') {
        await logStaff(services, tx, {
          actorId: member.id,
          subjectId: member.id,
          kind: 'recovery-code-used',
        });
        const left = await codesLeft(tx, member.id);
        await emailSecondFactorChange(tx, member, { change: 'codeUsed', left, brand, now });
      }
      return openSessionIn(services, tx, member, deviceOf(visitor.userAgent), now);
    });
  });
  await passed(services, member.id, visitor);
  return pair;
}

/**
 * @throws ApiError au0105, au0117 (the challenge has expired, or requires a code: an existing factor is moved
 * from the account)
 */
export async function setUpAtLogin(
  services: Services,
  { challenge, brand }: { challenge: string; brand: Brand },
  visitor: Visitor,
): Promise<{ secret: string; uri: string; expiresAt: string }> {
  const member = await memberOfChallenge(services, challenge, visitor);
  await refundAttempt(services, `address:${visitor.address}`);
  if (isFactorEnabled(await factorOf(services, member.id))) throw errors.loginChallengeExpired();
  return beginSetUp(services, member, brand);
}

/** @throws ApiError au0105, au0116, au0117 */
export async function confirmAtLogin(
  services: Services,
  { challenge, code, brand }: Output<typeof contract.confirmAtLogin.body>,
  visitor: Visitor,
): Promise<Output<typeof contract.confirmAtLogin.data>> {
  const member = await memberOfChallenge(services, challenge, visitor);
  const result = await withRefusalLogged(services, member.id, async () => {
    const confirmation = await checkSetUp(services, member.id, code);
    if (confirmation.moved) throw errors.loginChallengeExpired();
    return services.db.orm.transaction(async (tx) => {
      await spendChallenge(services, tx, challenge);
      await switchOn(services, tx, member, confirmation, { brand });
      const pair = await openSessionIn(services, tx, member, deviceOf(visitor.userAgent), services.now());
      return { ...pair, recoveryCodes: confirmation.codes.shown };
    });
  });
  await passed(services, member.id, visitor);
  return result;
}

async function passed(services: Services, userId: string, { address }: Visitor): Promise<void> {
  await clearGuesses(services, userId);
  await refundAttempt(services, `address:${address}`);
  services.log.info({ userId, secondStep: true }, 'login');
}
