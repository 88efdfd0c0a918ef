import { answerMember } from '../../use-cases/desk/answer.ts';
import { readContentRuns } from '../../use-cases/desk/content-runs.ts';
import { readDeskWork } from '../../use-cases/desk/desk-work.ts';
import { readInvitations } from '../../use-cases/desk/invitation-list.ts';
import { issue, withdraw } from '../../use-cases/desk/invitations.ts';
import { readReviews } from '../../use-cases/desk/reviews.ts';
import { readMemberOrders } from '../../use-cases/desk/member-orders.ts';
import { findMembers, createMember } from '../../use-cases/desk/staff-members.ts';
import type { Handlers } from '../handling/handler.ts';

export const desk = {
  deskWork: ({ caller, query, locale, services }) => readDeskWork(services, caller, query, locale),
  deskMemberOrders: ({ caller, body, locale, services }) => readMemberOrders(services, caller, body, locale),
  deskContentRuns: ({ caller, services }) => readContentRuns(services, caller),
  deskReviews: ({ caller, body, locale, services }) => readReviews(services, caller, body, locale),
  deskInvitations: ({ caller, body, services }) => readInvitations(services, caller, body),
  issueInvitation: ({ caller, body, idempotencyKey, services }) =>
    issue(services, caller, idempotencyKey, body),
  withdrawInvitation: ({ caller, body, services }) => withdraw(services, caller, body),
  answerConversation: ({ caller, body, idempotencyKey, services }) =>
    answerMember(services, caller, idempotencyKey, body),
  createUser: ({ caller, body, services }) => createMember(services, caller, body),
  findMember: ({ caller, body, services }) => findMembers(services, caller, body),
} satisfies Partial<Handlers>;
