import { endpoints } from '@voyage/contracts/endpoints.ts';
import { isEligibleCard } from '../../use-cases/accounts/eligible-cards.ts';
import { inviteLevel } from '../../use-cases/accounts/invite.ts';
import { countAttempt } from '../../session/throttle.ts';
import { handler } from '../handler.ts';

export const checkInvite = handler(endpoints.checkInvite, async ({ body, address, services }) => {
  const level = await inviteLevel(services, body.code, address);
  return { data: { qualified: level !== null, level } };
});
export const checkCard = handler(endpoints.checkCard, async ({ body, address, services }) => {
  await countAttempt(services, [{ subject: `card:${address}`, limit: services.env.LOGIN_ATTEMPTS }]);
  return { data: { qualified: isEligibleCard(body.bin) } };
});
