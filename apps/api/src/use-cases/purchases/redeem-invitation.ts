import type { redeemInvitation as contract } from '@voyage/contracts/membership.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Level } from '@voyage/domain/level.ts';
import { rank } from '@voyage/domain/tier.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import {
  countGuess,
  consumeInvitation,
  earlierAcceptance,
  findInvitation,
  recordAcceptance,
} from '../account/registration/invite.ts';
import { applyTerms } from './fulfil.ts';

const notInvited = () => errors.inviteNotQualified({ issues: [{ path: 'code', code: 'invite' }] });

/**
 * Accepts an invitation for a member: a complimentary one grants a year of its level, any other the right to
 * buy it. A code that offers no more than the member has is not used up; one that they accepted before
 * returns the same while its offer is open.
 * @throws ApiError au0105, au0112, py0001 (the member has the level or a higher one, or the caller is an
 * employee or agent)
 */
export async function redeemInvitation(
  services: Services,
  caller: Caller,
  code: string,
  address: string,
): Promise<Output<typeof contract.data>> {
  await countGuess(services, address);
  const now = services.now();
  const { level, endsAt, payBy } = await services.db.orm.transaction(async (tx) => {
    // Locked, so that a member can use a code with several uses only once.
    const [member] = await tx.select().from(users).where(eq(users.id, caller.userId)).for('update');
    if (!member) throw errors.invalidToken();
    const earlier = await earlierAcceptance(tx, member.id, code, now);
    if (earlier === 'over') throw notInvited();
    if (earlier) return earlier;
    const found = await findInvitation(tx, code, now);
    if (!found) throw notInvited();
    assertHigher(member.level, found.level);
    const used = await consumeInvitation(tx, code, now);
    if (!used) throw notInvited();
    const accepted = await recordAcceptance(tx, member.id, used, now);
    if (accepted.endsAt) await applyTerms(services, tx, member.id);
    return accepted;
  });
  return { level, expiresAt: endsAt?.toISOString() ?? null, payBy: payBy?.toISOString() ?? null };
}

function assertHigher(current: Level, offered: Level): void {
  if (current === 'employee' || current === 'agent') throw errors.notPurchasable({ reason: 'not-for-sale' });
  if (rank[offered] <= rank[current]) throw errors.notPurchasable({ reason: 'lower-level' });
}
