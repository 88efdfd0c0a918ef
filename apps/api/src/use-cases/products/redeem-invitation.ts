import { randomUUID } from 'node:crypto';
import type { redeemInvitation as contract } from '@voyage/contracts/membership.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Level } from '@voyage/domain/level.ts';
import { yearLater } from '@voyage/domain/membership.ts';
import { rank } from '@voyage/domain/tier.ts';
import { membershipTerms } from '../../db/schema/payments.ts';
import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findMember } from '../accounts/find-member.ts';
import { inviteLevel, useInvite } from '../accounts/invite.ts';
import { applyTerms } from './fulfil.ts';

const notInvited = () => errors.inviteNotQualified({ issues: [{ path: 'code', code: 'invite' }] });

/**
 * Gives a year of the level that an invitation grants, as at registration. A code that would give no more
 * than the member has is not used up.
 * @throws ApiError au0105, au0112, py0001 (the member has the level or a higher one, or the caller is an
 * employee or agent)
 */
export async function redeemInvitation(
  services: Services,
  caller: Caller,
  code: string,
  address: string,
): Promise<Output<typeof contract.data>> {
  const offered = await inviteLevel(services, code, address);
  if (!offered) throw notInvited();
  const { level: current } = await findMember(services, caller.userId);
  assertHigher(current, offered);
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const level = await useInvite(tx, code, now);
    if (!level) throw notInvited();
    const endsAt = yearLater(now);
    await tx
      .insert(membershipTerms)
      .values({ id: randomUUID(), userId: caller.userId, level, startsAt: now, endsAt });
    await applyTerms(services, tx, caller.userId);
    return { level, expiresAt: endsAt.toISOString() };
  });
}

function assertHigher(current: Level, offered: Level): void {
  if (current === 'employee' || current === 'agent') throw errors.notPurchasable({ reason: 'not-for-sale' });
  if (rank[offered] <= rank[current]) throw errors.notPurchasable({ reason: 'lower-level' });
}
