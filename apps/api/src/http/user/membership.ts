import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';
import { readCredits } from '../../use-cases/benefits/credits.ts';
import { member } from './member.ts';

const dayMilliseconds = 86_400_000;

export const membership = handler(endpoints.membership, async ({ caller, services }) => {
  const row = await member(services, caller.userId);
  const expires = row.membershipExpiresAt;
  return {
    data: {
      level: row.level,
      isPaid: row.isPaid,
      expiresAt: expires?.toISOString() ?? null,
      remainingDays: expires
        ? Math.max(0, Math.ceil((expires.getTime() - services.now().getTime()) / dayMilliseconds))
        : null,
      credits: await readCredits(services, row),
    },
  };
});
