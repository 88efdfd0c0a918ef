import { brands as emailBrands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';
import { and, eq, gt } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { loginChallenges, recoveryCodes, secondFactors } from '../../../db/schema/second-factor.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { revokeSessionsOf } from '../../../session/open-session.ts';
import { makeRecoveryCodes, type NewRecoveryCodes } from '../../../session/recovery-codes.ts';
import { sealSecret } from '../../../session/sealed-secret.ts';
import { newTotpSecret, totpUri } from '../../../session/totp.ts';
import type { Member } from '../members/find-member.ts';
import { logStaff } from '../../records/staff-log.ts';
import { countGuess, factorOf, isFactorEnabled, matchSealed } from './factor-codes.ts';
import { emailSecondFactorChange } from '../members/notifier.ts';

/** Long enough to install an app. */
export const setUpMinutes = 30;

/** A new unconfirmed secret; it replaces an earlier unconfirmed one. */
export async function beginSetUp(services: Services, member: Member, brand: Brand) {
  const secret = newTotpSecret();
  const pendingSecret = sealSecret(services.env, member.id, secret);
  const pendingUntil = new Date(services.now().getTime() + setUpMinutes * 60_000);
  await services.db.orm
    .insert(secondFactors)
    .values({ userId: member.id, pendingSecret, pendingUntil })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret, pendingUntil } });
  return {
    secret,
    uri: totpUri(secret, emailBrands[brand].name, member.username),
    expiresAt: pendingUntil.toISOString(),
  };
}

/** The result of a correct code for an unconfirmed secret. */
export interface Confirmation {
  pendingSecret: string;
  step: number;
  /** Whether it replaces another app. */
  moved: boolean;
  codes: NewRecoveryCodes;
}

/** Checks the code of an app during set-up; changes nothing. @throws ApiError au0105, au0116, au0117 */
export async function checkSetUp(services: Services, userId: string, code: string): Promise<Confirmation> {
  await countGuess(services, userId);
  const factor = await factorOf(services, userId);
  if (!factor?.pendingSecret || !factor.pendingUntil || factor.pendingUntil <= services.now())
    throw errors.loginChallengeExpired();
  const step = matchSealed(services, userId, factor.pendingSecret, code);
  if (step === null) throw errors.incorrectSecondFactor();
  return {
    pendingSecret: factor.pendingSecret,
    step,
    moved: isFactorEnabled(factor),
    codes: await makeRecoveryCodes(),
  };
}

/**
 * Switches the factor on, or moves it to the new app: ends the member's sessions, `except` one, and every
 * pending login, because they depended on a password alone.
 * @throws ApiError au0117 (confirmed or restarted by another request in the meantime)
 */
export async function switchOn(
  services: Services,
  tx: Transaction,
  member: Member,
  { pendingSecret, step, moved, codes }: Confirmation,
  { brand, except }: { brand?: Brand | undefined; except?: string },
): Promise<void> {
  const now = services.now();
  const [switched] = await tx
    .update(secondFactors)
    .set({ secret: pendingSecret, confirmedAt: now, lastStep: step, pendingSecret: null, pendingUntil: null })
    .where(
      and(
        eq(secondFactors.userId, member.id),
        eq(secondFactors.pendingSecret, pendingSecret),
        gt(secondFactors.pendingUntil, now),
      ),
    )
    .returning({ userId: secondFactors.userId });
  if (!switched) throw errors.loginChallengeExpired();
  await replaceCodes(tx, member.id, codes);
  await revokeSessionsOf(tx, member.id, {
    why: 'second factor changed',
    now,
    ...(except ? { except } : {}),
  });
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, member.id));
  await logStaff(services, tx, {
    actorId: member.id,
    subjectId: member.id,
    kind: moved ? 'second-factor-moved' : 'second-factor-on',
  });
  await emailSecondFactorChange(tx, member, {
    change: moved ? 'moved' : 'on',
    left: codes.rows.length,
    brand,
    now,
  });
}

/** The earlier codes are no longer valid. */
export async function replaceCodes(tx: Transaction, userId: string, codes: NewRecoveryCodes): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.rows.map((row) => ({ userId, ...row })));
}
