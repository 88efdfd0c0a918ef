import { randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { createUser, findMember, memberRecord } from '@voyage/contracts/staff.ts';
import { typedEmail } from '@voyage/domain/email.ts';
import { toE164 } from '@voyage/domain/national-telephone.ts';
import { typedCode } from '@voyage/domain/typed-text.ts';
import { eq, or } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { hashPassword } from '../../session/password-hash.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { countAttempt } from '../../session/throttle.ts';
import { newSecretToken } from '../../session/tokens.ts';
import { insertMember } from '../account/members/member-number.ts';
import { emailResetLink } from '../account/members/notifier.ts';
import { issueReset } from '../account/passwords/reset-password.ts';
import { readCredits } from '../benefits/credits.ts';
import { logStaff } from '../records/staff-log.ts';

type Member = typeof users.$inferSelect;
/** A member as shown to staff. */
export async function viewMember(services: Services, row: Member): Promise<Output<typeof memberRecord>> {
  return {
    userId: row.id,
    memberNumber: row.memberNumber,
    firstname: row.firstname,
    lastname: row.lastname,
    title: row.title,
    email: row.username,
    phone: row.phone,
    level: row.level,
    credits: await readCredits(services, row),
  };
}

/**
 * A basic member created by an employee; an email lets them choose a password within a day. @throws ApiError
 * au0107, us0003
 */
export async function createMember(
  services: Services,
  caller: Caller,
  { email, reason, ...body }: Output<typeof createUser.body>,
): Promise<Output<typeof memberRecord>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const now = services.now();
  await countOutgoingMessage(services, 'newMember', { account: caller.userId });
  const passwordHash = await hashPassword(newSecretToken()); // never used: the link in the email sets the first one
  const row = await services.db.orm.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.username, email));
    if (known) throw errors.memberExists();
    const made = await insertMember(tx, {
      id: randomUUID(),
      username: email,
      passwordHash,
      ...body,
      level: 'basic',
      isPaid: false,
      roles: [],
      registeredAt: now,
    });
    await logStaff(services, tx, {
      actorId: caller.userId,
      subjectId: made.id,
      kind: 'member-made',
      detail: { reason },
    });
    await emailResetLink(
      tx,
      made,
      { locale: body.lang, brand: body.brand, now },
      { token: await issueReset(tx, made.id, now, inviteMinutes), minutes: inviteMinutes },
    );
    return made;
  });
  return viewMember(services, row);
}
const inviteMinutes = 24 * 60;

/**
 * Only exact matches, so that staff find the member they talk to and cannot browse. Logged. @throws ApiError
 * au0105
 */
export async function findMembers(
  services: Services,
  caller: Caller,
  { query }: Output<typeof findMember.body>,
): Promise<Output<typeof findMember.data>> {
  await countAttempt(services, [{ subject: `member-search:${caller.userId}`, limit: 120 }]);
  const phone = toE164({ country: 'TW', number: query });
  const rows = await services.db.orm
    .select()
    .from(users)
    .where(
      or(
        eq(users.username, typedEmail(query)),
        eq(users.memberNumber, typedCode(query)),
        ...(phone === null ? [] : [eq(users.phone, phone)]),
      ),
    )
    .limit(5);
  await logStaff(services, services.db.orm, {
    actorId: caller.userId,
    subjectId: rows[0]?.id ?? null,
    kind: 'member-search',
    detail: { found: rows.length },
  });
  return { members: await Promise.all(rows.map((row) => viewMember(services, row))) };
}
