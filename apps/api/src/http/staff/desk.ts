import { endpoints } from '@voyage/contracts/endpoints.ts';
import { answerMember } from '../../use-cases/desk/answer.ts';
import { readDeskWork } from '../../use-cases/desk/desk-work.ts';
import { readInvitations } from '../../use-cases/desk/invitation-list.ts';
import { issue, withdraw } from '../../use-cases/desk/invitations.ts';
import { readReviews } from '../../use-cases/desk/reviews.ts';
import { readMemberOrders } from '../../use-cases/desk/member-orders.ts';
import { handler } from '../handling/handler.ts';

export const deskWork = handler(endpoints.deskWork, async ({ caller, query, locale, services }) => ({
  data: await readDeskWork(services, caller, query, locale),
}));
export const deskMemberOrders = handler(
  endpoints.deskMemberOrders,
  async ({ caller, body, locale, services }) => ({
    data: await readMemberOrders(services, caller, body, locale),
  }),
);
export const deskReviews = handler(endpoints.deskReviews, async ({ caller, body, locale, services }) => ({
  data: await readReviews(services, caller, body, locale),
}));
export const deskInvitations = handler(endpoints.deskInvitations, async ({ caller, body, services }) => ({
  data: await readInvitations(services, caller, body),
}));
export const issueInvitation = handler(
  endpoints.issueInvitation,
  async ({ caller, body, idempotencyKey, services }) => ({
    data: await issue(services, caller, idempotencyKey, body),
  }),
);
export const withdrawInvitation = handler(
  endpoints.withdrawInvitation,
  async ({ caller, body, services }) => ({ data: await withdraw(services, caller, body) }),
);
export const answerConversation = handler(
  endpoints.answerConversation,
  async ({ caller, body, idempotencyKey, services }) => ({
    data: await answerMember(services, caller, idempotencyKey, body),
  }),
);
