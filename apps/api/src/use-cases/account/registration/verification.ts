import { randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { users } from '../../../db/schema/users.ts';
import { verificationCodes } from '../../../db/schema/verification.ts';
import { errors } from '../../../platform/errors.ts';
import type { Brand } from '../../../mail/transport.ts';
import type { Services } from '../../services.ts';
import { countOutgoingMessage, sendingLimits } from '../../../session/sending-limits.ts';
import { countAttempt } from '../../../session/throttle.ts';
import { keyedHash } from '../../../session/tokens.ts';
import { emailVerificationCode, textCode } from '../members/notifier.ts';
import { signTicket } from './ticket.ts';
import { mailbox, type Channel, type Target } from './verification-target.ts';

const codeMinutes = 10;
const triesPerCode = 5;
const limitsOf = { email: sendingLimits.emailCode, phone: sendingLimits.smsCode };

/** Stored instead of the address or number. */
export const hashTarget = ({ AUTH_SECRET }: { AUTH_SECRET: string }, { channel, value }: Target): string =>
  keyedHash(AUTH_SECRET, `target:${channel}`, value);
const hashCode = (services: Services, target: string, code: string): string =>
  keyedHash(services.env.AUTH_SECRET, `code:${target}`, code);

/**
 * Sends a code. The response is the same for everyone; only the email reveals whether an address is
 * registered.
 * @throws ApiError au0105, au0114 (to one target) by `sendingLimits`
 */
export async function sendCode(
  services: Services,
  target: Target,
  { locale, brand, address }: { locale: Locale; brand: Brand; address: string },
): Promise<{ expiresInSeconds: number; resendInSeconds: number }> {
  const { channel, value } = target;
  await countOutgoingMessage(services, channel === 'phone' ? 'smsCode' : 'emailCode', { address });
  const now = services.now();
  const hashed = hashTarget(services.env, target);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await services.db.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashed}, 0))`); // concurrent requests for one target are serialised
    await assertMaySend(tx, channel, hashed, now);
    await tx.insert(verificationCodes).values({
      id: randomUUID(),
      channel,
      target: hashed,
      codeHash: hashCode(services, hashed, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
    });
    const recipient = { to: value, locale, brand, now };
    if (channel === 'phone') await textCode(tx, recipient, { code, minutes: codeMinutes });
    else
      await emailVerificationCode(tx, recipient, {
        code,
        minutes: codeMinutes,
        registered: await isRegistered(tx, value),
      });
  });
  return { expiresInSeconds: codeMinutes * 60, resendInSeconds: limitsOf[channel].secondsBetween };
}

async function assertMaySend(tx: Transaction, channel: Channel, target: string, now: Date): Promise<void> {
  const { recipient: most, minutes, secondsBetween } = limitsOf[channel];
  const windowMs = minutes * 60_000;
  const rows = await tx
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.channel, channel),
        eq(verificationCodes.target, target),
        gt(verificationCodes.createdAt, new Date(now.getTime() - windowMs)),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt));
  const waits = [
    rows[0] ? rows[0].createdAt.getTime() + secondsBetween * 1000 : 0,
    rows.length >= most ? (rows[most - 1]?.createdAt.getTime() ?? 0) + windowMs : 0,
  ];
  const wait = Math.max(...waits) - now.getTime();
  if (wait > 0) throw errors.codeSentRecently({ retryAfterSeconds: Math.ceil(wait / 1000) });
}

export async function isRegistered(tx: Pick<Transaction, 'select'>, email: string): Promise<boolean> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.username, email));
  return row !== undefined;
}

/**
 * Exchanges a code for a ticket. Only the newest code of a target is valid, once, for ten minutes and five
 * attempts; an attempt is counted in the statement that checks it, so that concurrent attempts cannot bypass
 * the limit.
 * @throws ApiError au0108, au0105 (too many attempts from an IP address)
 */
export async function checkCode(services: Services, target: Target, code: string, address: string) {
  await countAttempt(services, [
    { subject: `code-check:${address}`, limit: services.env.LOGIN_ATTEMPTS * 5 },
  ]);
  const now = services.now();
  const hashed = hashTarget(services.env, target);
  const [newest] = await services.db.orm
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.channel, target.channel), eq(verificationCodes.target, hashed)))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  if (!newest) throw errors.incorrectVerificationCode();
  const [tried] = await services.db.orm
    .update(verificationCodes)
    .set({
      attempts: sql`${verificationCodes.attempts} + 1`,
      usedAt: sql`case when ${verificationCodes.codeHash} = ${hashCode(services, hashed, code)} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(verificationCodes.id, newest.id),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.attempts, triesPerCode),
      ),
    )
    .returning({ usedAt: verificationCodes.usedAt });
  if (!tried?.usedAt) throw errors.incorrectVerificationCode();
  return signTicket(services.env.AUTH_SECRET, { target: hashed, codeId: newest.id }, now);
}

/**
 * The same for a mailbox, with whether it is a member's: the requester has proved to own it. @throws ApiError
 * au0108, au0105
 */
export async function checkEmailCode(
  services: Services,
  email: string,
  code: string,
  address: string,
): Promise<{ ticket: string; expiresAt: string; registered: boolean }> {
  const target = mailbox(email);
  const ticket = await checkCode(services, target, code, address);
  return { ...ticket, registered: await isRegistered(services.db.orm, target.value) };
}

/** Uses up checked codes in the caller's transaction, each once; returns those that were unused. */
export async function useCodes(tx: Transaction, codeIds: string[]): Promise<string[]> {
  const used = await tx
    .delete(verificationCodes)
    .where(and(inArray(verificationCodes.id, codeIds), isNotNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return used.map((row) => row.id);
}
