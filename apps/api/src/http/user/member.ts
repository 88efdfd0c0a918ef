import * as accounts from '../../use-cases/account/members/profile.ts';
import * as own from '../../use-cases/account/members/sessions.ts';
import * as requests from '../../use-cases/member-data/account-requests.ts';
import { exportData } from '../../use-cases/member-data/export-data.ts';
import { readMembership } from '../../use-cases/benefits/membership.ts';
import { chatIdentity } from '../../use-cases/account/members/chat-identity.ts';
import { readConcierge, sendToConcierge } from '../../use-cases/desk/write-message.ts';
import type { Handlers } from '../handling/handler.ts';

export const member = {
  profile: async ({ caller, services }) => ({ data: await accounts.readProfile(services, caller) }),
  changeProfile: async ({ body, caller, services }) => ({
    data: await accounts.changeProfile(services, caller, body),
  }),
  setLanguage: async ({ body, caller, services }) => ({
    data: await accounts.setLanguage(services, caller, body),
  }),
  sessions: async ({ caller, services }) => ({ data: await own.listSessions(services, caller) }),
  endSessions: async ({ body, caller, services }) => ({
    data: await own.endSessions(services, caller, body.sessionId),
  }),
  accountRequests: async ({ caller, services }) => ({ data: await requests.listRequests(services, caller) }),
  makeAccountRequest: async ({ body, caller, services }) => ({
    data: await requests.makeRequest(services, caller, body),
  }),
  withdrawAccountRequest: async ({ body, caller, services }) => ({
    data: await requests.withdrawRequest(services, caller, body.kind),
  }),
  accountData: async ({ caller, locale, services }) => ({
    file: await exportData(services, caller, locale),
    name: 'my-data.json',
  }),
  membership: async ({ caller, services }) => ({ data: await readMembership(services, caller) }),
  intercomHash: ({ caller, services }) => ({ data: chatIdentity(services, caller) }),
  concierge: async ({ caller, services }) => ({ data: await readConcierge(services, caller) }),
  writeToConcierge: async ({ caller, body, idempotencyKey, services }) => ({
    data: await sendToConcierge(services, caller, idempotencyKey, body),
  }),
} satisfies Partial<Handlers>;
