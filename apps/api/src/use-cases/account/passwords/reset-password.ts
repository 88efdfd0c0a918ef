import type { Locale } from '@voyage/domain/locale.ts';
import { and, eq, gt, isNull } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { users } from '../../../db/schema/users.ts';
import { passwordResets } from '../../../db/schema/verification.ts';
import { errors } from '../../../platform/errors.ts';
import type { Brand } from '../../../mail/transport.ts';
import type { Services } from '../../services.ts';
import { withMinimumDuration } from '../../../session/minimum-duration.ts';
import { hashPassword } from '../../../session/password-hash.ts';
import { countOutgoingMessage } from '../../../session/sending-limits.ts';
import { accountSubject, clearAttempts, countAttempt } from '../../../session/throttle.ts';
import { hashToken, newSecretToken } from '../../../session/tokens.ts';
import { lockMember } from '../members/lock-member.ts';
import { emailResetLink } from '../members/notifier.ts';
import { passwordIssues } from './password-rules.ts';
import { refuseIssues } from '../members/refuse.ts';
import { setPassword } from './set-password.ts';

const resetMinutes = 30;
/** Well above the time to look up, write and queue. */
const levelMilliseconds = 250;

/** Emails a link if the account exists, and takes as long if it does not. @throws ApiError au0105 */
export async function requestReset(
  services: Services,
  username: string,
  { locale, brand, address }: { locale: Locale; brand: Brand; address: string },
): Promise<void> {
  await countOutgoingMessage(services, 'passwordReset', { address, recipient: username });
  await withMinimumDuration(levelMilliseconds, async () => {
    const [member] = await services.db.orm.select().from(users).where(eq(users.username, username));
    if (!member || member.lockedAt) return;
    const now = services.now();
    await services.db.orm.transaction(async (tx) =>
      emailResetLink(
        tx,
        member,
        { locale, brand, now },
        { token: await issueReset(tx, member.id, now), minutes: resetMinutes },
      ),
    );
  });
}

/** A token that sets a new password once, for half an hour by default; only its hash is stored. */
export async function issueReset(tx: Transaction, userId: string, now: Date, minutes: number = resetMinutes) {
  const token = newSecretToken();
  await tx.insert(passwordResets).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  return token;
}

/**
 * Sets a new password and ends every session. A password that breaks a rule does not use up the token.
 * @throws ApiError au0111, au0105, rq0001
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  await countAttempt(services, [
    { subject: `reset-token:${address}`, limit: services.env.LOGIN_ATTEMPTS * 5 },
  ]);
  const { orm } = services.db;
  const now = services.now();
  const usable = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
  const [found] = await orm
    .select({ member: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(usable);
  if (!found || found.member.lockedAt) throw errors.resetLinkExpired();
  const { member } = found;
  refuseIssues(passwordIssues(password, member));
  const passwordHash = await hashPassword(password);
  await orm.transaction(async (tx) => {
    // The member before the link, as in `setPassword` (docs/operations/locking.md).
    await lockMember(tx, member.id);
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(usable)
      .returning({ userId: passwordResets.userId });
    if (!used || !(await setPassword(tx, member, { passwordHash, why: 'password reset', now })))
      throw errors.resetLinkExpired();
  });
  await clearAttempts(services, accountSubject(member.username)); // failed attempts were at the old one
  services.log.info({ userId: member.id }, 'password reset');
}
