import { answerMember } from '../../use-cases/desk/answer.ts';
import { readDeskWork } from '../../use-cases/desk/desk-work.ts';
import { readInvitations } from '../../use-cases/desk/invitation-list.ts';
import { issue, withdraw } from '../../use-cases/desk/invitations.ts';
import { readReviews } from '../../use-cases/desk/reviews.ts';
import { readMemberOrders } from '../../use-cases/desk/member-orders.ts';
import { findMembers, createMember } from '../../use-cases/desk/staff-members.ts';
import type { Handlers } from '../handling/handler.ts';

export const desk = {
  deskWork: async ({ caller, query, locale, services }) => ({
    data: await readDeskWork(services, caller, query, locale),
  }),
  deskMemberOrders: async ({ caller, body, locale, services }) => ({
    data: await readMemberOrders(services, caller, body, locale),
  }),
  deskReviews: async ({ caller, body, locale, services }) => ({
    data: await readReviews(services, caller, body, locale),
  }),
  deskInvitations: async ({ caller, body, services }) => ({
    data: await readInvitations(services, caller, body),
  }),
  issueInvitation: async ({ caller, body, idempotencyKey, services }) => ({
    data: await issue(services, caller, idempotencyKey, body),
  }),
  withdrawInvitation: async ({ caller, body, services }) => ({
    data: await withdraw(services, caller, body),
  }),
  answerConversation: async ({ caller, body, idempotencyKey, services }) => ({
    data: await answerMember(services, caller, idempotencyKey, body),
  }),
  createUser: async ({ caller, body, services }) => ({ data: await createMember(services, caller, body) }),
  findMember: async ({ caller, body, services }) => ({ data: await findMembers(services, caller, body) }),
} satisfies Partial<Handlers>;
