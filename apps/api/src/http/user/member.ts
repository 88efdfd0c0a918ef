import * as accounts from '../../use-cases/account/members/profile.ts';
import * as own from '../../use-cases/account/members/sessions.ts';
import * as requests from '../../use-cases/member-data/account-requests.ts';
import { exportData } from '../../use-cases/member-data/export-data.ts';
import { readMembership } from '../../use-cases/benefits/membership.ts';
import { chatIdentity } from '../../use-cases/account/members/chat-identity.ts';
import { readConcierge, sendToConcierge } from '../../use-cases/desk/write-message.ts';
import { FileAnswer, type Handlers } from '../handling/handler.ts';

export const member = {
  profile: ({ caller, services }) => accounts.readProfile(services, caller),
  changeProfile: ({ body, caller, services }) => accounts.changeProfile(services, caller, body),
  setLanguage: ({ body, caller, services }) => accounts.setLanguage(services, caller, body),
  sessions: ({ caller, services }) => own.listSessions(services, caller),
  endSessions: ({ body, caller, services }) => own.endSessions(services, caller, body.sessionId),
  accountRequests: ({ caller, services }) => requests.listRequests(services, caller),
  makeAccountRequest: ({ body, caller, services }) => requests.makeRequest(services, caller, body),
  withdrawAccountRequest: ({ body, caller, services }) =>
    requests.withdrawRequest(services, caller, body.kind),
  accountData: async ({ caller, locale, services }) =>
    new FileAnswer(await exportData(services, caller, locale), 'my-data.json'),
  membership: ({ caller, services }) => readMembership(services, caller),
  intercomHash: ({ caller, services }) => chatIdentity(services, caller),
  concierge: ({ caller, services }) => readConcierge(services, caller),
  writeToConcierge: ({ caller, body, idempotencyKey, services }) =>
    sendToConcierge(services, caller, idempotencyKey, body),
} satisfies Partial<Handlers>;
