import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership } from '@voyage/contracts/user.ts';
import { yearlyFeeTwd } from '@voyage/domain/membership.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { offeredLevel } from '../account/registration/invite.ts';
import { findMember } from '../account/members/find-member.ts';
import { readCredits } from './credits.ts';

const dayMilliseconds = 86_400_000;

/** The member's level, its end, and the month's credits. @throws ApiError au0103 */
export async function readMembership(
  services: Services,
  caller: Caller,
): Promise<Output<typeof membership.data>> {
  const row = await findMember(services, caller.userId);
  const expires = row.membershipExpiresAt;
  const offered = await offeredLevel(services.db.orm, row, services.now());
  return {
    level: row.level,
    isPaid: row.isPaid,
    expiresAt: expires?.toISOString() ?? null,
    remainingDays: expires
      ? Math.max(0, Math.ceil((expires.getTime() - services.now().getTime()) / dayMilliseconds))
      : null,
    credits: await readCredits(services, row),
    invitation: offered && {
      level: offered.level,
      priceTwd: yearlyFeeTwd(offered.level),
      payBy: offered.payBy.toISOString(),
    },
  };
}
