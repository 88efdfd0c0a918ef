import { and, eq, isNull, lt } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { recoveryCodes, secondFactors } from '../../../db/schema/second-factor.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { verifyDecoy, verifyPassword } from '../../../session/password-hash.ts';
import { prefixOf, readRecoveryCode } from '../../../session/recovery-codes.ts';
import { openSecret } from '../../../session/sealed-secret.ts';
import { clearAttempts, countAttempt } from '../../../session/throttle.ts';
import { matchTotp } from '../../../session/totp.ts';

export type Factor = typeof secondFactors.$inferSelect;
/** A correct, unused code. */
export type MatchedCode = { kind: 'app'; step: number } | { kind: 'recovery'; prefix: string };

/** Wrong codes within a quarter of an hour: six digits are guessed far more easily than a password. */
const guesses = 5;
const guessSubject = (userId: string): string => `second-factor:${userId}`;

export async function factorOf({ db }: Pick<Services, 'db'>, userId: string): Promise<Factor | undefined> {
  const [row] = await db.orm.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}
/** Whether a code is required: an unconfirmed secret is not a factor yet. */
export const isFactorEnabled = (
  factor: Factor | undefined,
): factor is Factor & { secret: string; confirmedAt: Date } =>
  factor?.secret != null && factor.confirmedAt !== null;

/** Counted before it is checked, like passwords. @throws ApiError au0105 */
export const countGuess = (services: Services, userId: string): Promise<void> =>
  countAttempt(services, [
    { subject: guessSubject(userId), limit: Math.min(guesses, services.env.LOGIN_ATTEMPTS) },
  ]);
export const clearGuesses = (services: Services, userId: string): Promise<void> =>
  clearAttempts(services, guessSubject(userId));

/** Six digits as typed, including full-width digits and spaces. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');

/** The time step of a correct code for an encrypted secret; null for a wrong one. */
export function matchSealed(services: Services, userId: string, sealed: string, code: string): number | null {
  const secret = openSecret(services.env, userId, sealed);
  if (secret === null) services.log.error({ userId }, 'a second-factor secret cannot be decrypted');
  return secret === null ? null : matchTotp(secret, code, services.now());
}

async function matchRecoveryCode(
  { db }: Services,
  userId: string,
  code: string,
): Promise<MatchedCode | null> {
  const prefix = prefixOf(code);
  const [row] = await db.orm
    .select()
    .from(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.prefix, prefix), isNull(recoveryCodes.usedAt)),
    );
  const right = row ? await verifyPassword(row.codeHash, code) : await verifyDecoy(code).then(() => false);
  return right ? { kind: 'recovery', prefix } : null;
}

/** Which code of the member this is; null if none. */
export async function matchCode(
  services: Services,
  factor: Factor & { secret: string },
  typed: string,
): Promise<MatchedCode | null> {
  const digits = digitsOf(typed);
  if (/^\d{6}$/.test(digits)) {
    const step = matchSealed(services, factor.userId, factor.secret, digits);
    return step === null ? null : { kind: 'app', step };
  }
  const code = readRecoveryCode(typed);
  return code === null ? null : matchRecoveryCode(services, factor.userId, code);
}

/**
 * Uses a code up: only the first of several uses succeeds, even if they are concurrent. @throws ApiError
 * au0116
 */
export async function spendCode(tx: Transaction, userId: string, code: MatchedCode, now: Date) {
  const spent =
    code.kind === 'app'
      ? await tx
          .update(secondFactors)
          .set({ lastStep: code.step })
          .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, code.step)))
          .returning({ userId: secondFactors.userId })
      : await tx
          .update(recoveryCodes)
          .set({ usedAt: now })
          .where(
            and(
              eq(recoveryCodes.userId, userId),
              eq(recoveryCodes.prefix, code.prefix),
              isNull(recoveryCodes.usedAt),
            ),
          )
          .returning({ userId: recoveryCodes.userId });
  if (spent.length === 0) throw errors.incorrectSecondFactor();
}

/** The unused recovery codes of a set. */
export async function codesLeft(tx: Pick<Transaction, '$count'>, userId: string): Promise<number> {
  return tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
