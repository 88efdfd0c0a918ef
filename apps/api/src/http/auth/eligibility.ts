import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as cards from '../../use-cases/account/eligible-cards.ts';
import { checkInvitation } from '../../use-cases/account/invite.ts';
import { handler } from '../handling/handler.ts';

export const checkInvite = handler(endpoints.checkInvite, async ({ body, address, services }) => ({
  data: await checkInvitation(services, body.code, address),
}));
export const checkCard = handler(endpoints.checkCard, async ({ body, address, services }) => ({
  data: { qualified: await cards.checkCard(services, body.bin, address) },
}));
