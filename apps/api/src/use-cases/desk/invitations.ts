import type { issueInvitation, withdrawInvitation } from '@voyage/contracts/invitation.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { yearlyFeeTwd } from '@voyage/domain/membership.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays, taipeiDay } from '@voyage/domain/stay-date.ts';
import { DateTime } from 'luxon';
import { and, eq, isNull, lt } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { users } from '../../db/schema/users.ts';
import { inviteCodes } from '../../db/schema/verification.ts';
import { errors } from '../../platform/errors.ts';
import { readableCode } from '../../platform/readable-code.ts';
import { addressedMember } from '../../mail/addressed-name.ts';
import { queueEmail } from '../../mail/queue.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { logStaff } from '../records/staff-log.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { answerOnce, storeKeyAnswer } from '../records/idempotency-keys.ts';
import { viewInvitations } from './invitation-list.ts';

type Body = Output<typeof issueInvitation.body>;

/** Sixteen random characters, 78 bits: 'K7MQ-2FXD-9HWN-TB4C'. */
const newCode = () => Array.from({ length: 4 }, () => readableCode(4)).join('-');

/**
 * An employee invites one person to a level; with an email address the code is sent there. @throws ApiError
 * au0107, rq0007, rq0008
 */
export async function issue(
  services: Services,
  caller: Caller,
  key: string,
  body: Body,
): Promise<Output<typeof issueInvitation.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  return answerOnce(services, { userId: caller.userId, key, body }, async () => {
    if (body.email !== '')
      await countOutgoingMessage(services, 'invitation', { account: caller.userId, recipient: body.email });
    return services.db.orm.transaction(async (tx) => {
      const now = services.now();
      const { level, recipient, complimentary, days } = body;
      const expiresAt = DateTime.fromJSDate(now, { zone: 'Asia/Taipei' })
        .plus({ days })
        .endOf('day')
        .toJSDate();
      const row = itemAt(
        await tx
          .insert(inviteCodes)
          .values({
            code: newCode(),
            level,
            complimentary,
            recipient,
            maxUses: 1,
            issuedBy: caller.userId,
            issuedAt: now,
            expiresAt,
          })
          .returning(),
        0,
      );
      if (body.email !== '') await emailInvitation(tx, row.code, body, now);
      await logStaff(services, tx, {
        actorId: caller.userId,
        subjectId: row.code,
        kind: 'invitation-issued',
        detail: { level, complimentary, days, mailed: body.email !== '' },
      });
      const answer = { invitation: itemAt(await viewInvitations(tx, [row], now), 0) };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    });
  });
}

/** To a member the page of their membership, to anybody else the registration. */
async function emailInvitation(
  tx: Transaction,
  code: string,
  { email: to, lang, brand, level, complimentary, days }: Body,
  now: Date,
): Promise<void> {
  const [member] = await tx.select().from(users).where(eq(users.username, to));
  await queueEmail(tx, {
    template: 'invitation',
    locale: lang,
    brand,
    to,
    now,
    dedupeKey: `invitation:${code}`,
    data: {
      name: member ? addressedMember(member, lang) : null,
      level,
      code,
      kind: complimentary ? 'complimentary' : 'fee',
      fee: complimentary ? null : { amount: yearlyFeeTwd(level), currency: 'TWD' },
      expiresOn: addDays(taipeiDay(now), days),
      payDays: policy.invitationDays,
      where: member ? 'member' : 'guest',
    },
  });
}

/**
 * Withdraws an invitation that can still be accepted; earlier acceptances stay valid.
 *
 * @throws ApiError au0107, au0112 (there is no such one)
 */
export async function withdraw(
  services: Services,
  caller: Caller,
  { code }: Output<typeof withdrawInvitation.body>,
): Promise<Output<typeof withdrawInvitation.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const [row] = await tx
      .update(inviteCodes)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(inviteCodes.code, code),
          lt(inviteCodes.uses, inviteCodes.maxUses),
          isNull(inviteCodes.withdrawnAt),
        ),
      )
      .returning();
    if (!row) throw errors.inviteNotQualified({ issues: [{ path: 'code', code: 'invite' }] });
    await logStaff(services, tx, {
      actorId: caller.userId,
      subjectId: code,
      kind: 'invitation-withdrawn',
      detail: { level: row.level },
    });
    return { invitation: itemAt(await viewInvitations(tx, [row], now), 0) };
  });
}
