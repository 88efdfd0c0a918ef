import type * as contract from '@voyage/contracts/second-factor.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { eq } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { recoveryCodes, secondFactors } from '../../../db/schema/second-factor.ts';
import { sessions } from '../../../db/schema/users.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { makeRecoveryCodes } from '../../../session/recovery-codes.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { findMember, type Member } from '../members/find-member.ts';
import { logStaff } from '../../records/staff-log.ts';
import {
  clearGuesses,
  codesLeft,
  countGuess,
  factorOf,
  isFactorEnabled,
  matchCode,
  spendCode,
  type Factor,
} from './factor-codes.ts';
import { emailSecondFactorChange, type FactorEmail } from '../members/notifier.ts';
import { beginSetUp, checkSetUp, replaceCodes, switchOn } from './switch-on-factor.ts';

type State = Output<typeof contract.secondFactor.data>;

export async function readFactor(
  services: Pick<Services, 'db' | 'env'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<State> {
  const factor = await factorOf(services, userId);
  const on = isFactorEnabled(factor);
  return {
    on,
    since: on ? factor.confirmedAt.toISOString() : null,
    recoveryCodesLeft: on ? await codesLeft(services.db.orm, userId) : 0,
    required: services.env.STAFF_SECOND_FACTOR === 'required',
  };
}

/**
 * Checks password and code, and runs `work` in the transaction that uses the code up. @throws ApiError
 * au0115, au0105, au0116
 */
async function withCode<T>(
  services: Services,
  member: Member,
  factor: Factor | undefined,
  code: string | undefined,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await countGuess(services, member.id);
  const matched = isFactorEnabled(factor) && code ? await matchCode(services, factor, code) : null;
  if (!matched) {
    services.log.warn({ userId: member.id }, 'wrong second factor');
    throw errors.incorrectSecondFactor();
  }
  const result = await services.db.orm.transaction(async (tx) => {
    await spendCode(tx, member.id, matched, services.now());
    return work(tx);
  });
  await clearGuesses(services, member.id);
  return result;
}

/** @throws ApiError au0115, au0105, au0116 (a factor is on, and the code is not valid for it) */
export async function setUp(
  services: Services,
  caller: Caller,
  { password, code, brand }: Output<typeof contract.setUpSecondFactor.body>,
): Promise<Output<typeof contract.setUpSecondFactor.data>> {
  const member = await confirmPassword(services, caller, password);
  const factor = await factorOf(services, member.id);
  if (isFactorEnabled(factor)) await withCode(services, member, factor, code, () => Promise.resolve());
  return beginSetUp(services, member, brand);
}

/** The confirming session stays; all others end. @throws ApiError au0105, au0116, au0117 */
export async function confirm(
  services: Services,
  caller: Caller,
  { code, brand }: Output<typeof contract.confirmSecondFactor.body>,
): Promise<Output<typeof contract.confirmSecondFactor.data>> {
  const member = await findMember(services, caller.userId);
  const confirmation = await checkSetUp(services, member.id, code);
  await services.db.orm.transaction(async (tx) => {
    await switchOn(services, tx, member, confirmation, { brand, except: caller.sessionId });
    await tx
      .update(sessions)
      .set({ secondFactorAt: services.now() })
      .where(eq(sessions.id, caller.sessionId));
  });
  await clearGuesses(services, member.id);
  services.log.info({ userId: member.id }, 'second factor enabled');
  return { ...(await readFactor(services, caller)), recoveryCodes: confirmation.codes.shown };
}

const written = async (
  services: Services,
  tx: Transaction,
  member: Member,
  { kind, ...email }: Omit<FactorEmail, 'now'> & { kind: string },
): Promise<void> => {
  await logStaff(services, tx, { actorId: member.id, subjectId: member.id, kind });
  await emailSecondFactorChange(tx, member, { ...email, now: services.now() });
};

/** @throws ApiError au0115, au0105, au0116 */
export async function renewCodes(
  services: Services,
  caller: Caller,
  { password, code, brand }: Output<typeof contract.newRecoveryCodes.body>,
): Promise<Output<typeof contract.newRecoveryCodes.data>> {
  const member = await confirmPassword(services, caller, password);
  const codes = await makeRecoveryCodes();
  await withCode(services, member, await factorOf(services, member.id), code, async (tx) => {
    await replaceCodes(tx, member.id, codes);
    const left = codes.rows.length;
    await written(services, tx, member, { kind: 'recovery-codes-new', change: 'newCodes', left, brand });
  });
  services.log.info({ userId: member.id }, 'recovery codes regenerated');
  return { ...(await readFactor(services, caller)), recoveryCodes: codes.shown };
}

/** @throws ApiError au0115, au0105, au0116, au0118 */
export async function remove(
  services: Services,
  caller: Caller,
  { password, code, brand }: Output<typeof contract.removeSecondFactor.body>,
): Promise<State> {
  const member = await confirmPassword(services, caller, password);
  if (services.env.STAFF_SECOND_FACTOR === 'required') throw errors.secondFactorRequired();
  await withCode(services, member, await factorOf(services, member.id), code, async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, member.id));
    await tx.delete(secondFactors).where(eq(secondFactors.userId, member.id));
    await written(services, tx, member, { kind: 'second-factor-off', change: 'off', left: 0, brand });
  });
  services.log.info({ userId: member.id }, 'second factor disabled');
  return readFactor(services, caller);
}
