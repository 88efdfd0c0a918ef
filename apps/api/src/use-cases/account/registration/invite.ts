import { randomUUID } from 'node:crypto';
import type { checkInvite } from '@voyage/contracts/auth.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { levels, type Level } from '@voyage/domain/level.ts';
import { invitationEnds, yearLater } from '@voyage/domain/membership.ts';
import { rank } from '@voyage/domain/tier.ts';
import { typedCode } from '@voyage/domain/typed-text.ts';
import { and, eq, gt, inArray, isNull, lt, or, sql } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { membershipTerms } from '../../../db/schema/payments.ts';
import { acceptedInvitations, inviteCodes } from '../../../db/schema/verification.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../../../session/throttle.ts';

export type Invitation = Pick<typeof inviteCodes.$inferSelect, 'code' | 'level' | 'complimentary'>;
const columns = {
  code: inviteCodes.code,
  level: inviteCodes.level,
  complimentary: inviteCodes.complimentary,
};

/** The result of accepting an invitation: a complimentary year, or the right to buy one. */
export interface Acceptance {
  level: Level;
  /** The end of a complimentary year; null: its fee has to be paid first. */
  endsAt: Date | null;
  /** Until when the fee can be paid; null: this year has none. */
  payBy: Date | null;
}

const open = (code: string, now: Date) =>
  and(
    eq(inviteCodes.code, typedCode(code)),
    lt(inviteCodes.uses, inviteCodes.maxUses),
    isNull(inviteCodes.withdrawnAt),
    or(isNull(inviteCodes.expiresAt), gt(inviteCodes.expiresAt, now)),
  );

/** Attempts are limited by IP address. @throws ApiError au0105 */
export const countGuess = (services: Services, address: string): Promise<void> =>
  countAttempt(services, [{ subject: `invite:${address}`, limit: services.env.LOGIN_ATTEMPTS }]);

/** The invitation with a code; null if it does not qualify. */
export async function findInvitation(
  orm: Pick<Transaction, 'select'>,
  code: string,
  now: Date,
): Promise<Invitation | null> {
  const [row] = await orm.select(columns).from(inviteCodes).where(open(code, now));
  return row ?? null;
}

/** The offer of a code, for anyone who has it. Does not use it up. @throws ApiError au0105 */
export async function checkInvitation(
  services: Services,
  code: string,
  address: string,
): Promise<Output<typeof checkInvite.data>> {
  await countGuess(services, address);
  const found = await findInvitation(services.db.orm, code, services.now());
  return {
    qualified: found !== null,
    level: found?.level ?? null,
    complimentary: found?.complimentary ?? false,
  };
}

/** Uses it once in the caller's transaction, within its limit; null if no use is left. */
export async function consumeInvitation(
  tx: Transaction,
  code: string,
  now: Date,
): Promise<Invitation | null> {
  const [row] = await tx
    .update(inviteCodes)
    .set({ uses: sql`${inviteCodes.uses} + 1` })
    .where(open(code, now))
    .returning(columns);
  return row ?? null;
}

/**
 * Records in the caller's transaction that a member accepted a used invitation. A complimentary year begins;
 * the caller applies its level to the member.
 */
export async function recordAcceptance(
  tx: Transaction,
  userId: string,
  { code, level, complimentary }: Invitation,
  now: Date,
): Promise<Acceptance> {
  const endsAt = complimentary ? yearLater(now) : null;
  const payBy = complimentary ? null : invitationEnds(now);
  await tx.insert(acceptedInvitations).values({ code, userId, level, acceptedAt: now, payBy });
  if (endsAt)
    await tx.insert(membershipTerms).values({ id: randomUUID(), userId, level, startsAt: now, endsAt });
  return { level, endsAt, payBy };
}

const stillOffered = (userId: string, now: Date) =>
  and(
    eq(acceptedInvitations.userId, userId),
    isNull(acceptedInvitations.closedAt),
    gt(acceptedInvitations.payBy, now),
  );

/**
 * A member's earlier acceptance of a code: what it still offers, or 'over'. Undefined if the member has not
 * accepted it.
 */
export async function earlierAcceptance(
  tx: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<Acceptance | 'over' | undefined> {
  const { level, payBy, closedAt } = acceptedInvitations;
  const [row] = await tx
    .select({ level, payBy, closedAt })
    .from(acceptedInvitations)
    .where(and(eq(acceptedInvitations.userId, userId), eq(acceptedInvitations.code, typedCode(code))));
  if (!row) return undefined;
  return row.payBy && !row.closedAt && row.payBy > now
    ? { level: row.level, endsAt: null, payBy: row.payBy }
    : 'over';
}

/** The highest level above their own that an accepted invitation offers a member, until its fee is due. */
export async function offeredLevel(
  orm: Pick<Transaction, 'select'>,
  { id, level }: { id: string; level: Level },
  now: Date,
): Promise<{ level: Level; payBy: Date } | null> {
  const rows = await orm
    .select({ level: acceptedInvitations.level, payBy: acceptedInvitations.payBy })
    .from(acceptedInvitations)
    .where(stillOffered(id, now));
  const [best] = rows
    .flatMap((row) =>
      row.payBy && rank[row.level] > rank[level] ? { level: row.level, payBy: row.payBy } : [],
    )
    .toSorted((a, b) => rank[b.level] - rank[a.level] || b.payBy.getTime() - a.payBy.getTime());
  return best ?? null;
}

/** Closes the offers that are obsolete once a member has paid for a level: of it and of lower ones. */
export async function closeOffers(tx: Transaction, userId: string, paid: Level, now: Date): Promise<void> {
  const included = levels.filter((level) => rank[level] <= rank[paid]);
  await tx
    .update(acceptedInvitations)
    .set({ closedAt: now })
    .where(and(stillOffered(userId, now), inArray(acceptedInvitations.level, included)));
}
