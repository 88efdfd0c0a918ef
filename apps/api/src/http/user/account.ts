import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as own from '../../use-cases/account/sessions.ts';
import * as requests from '../../use-cases/member-data/account-requests.ts';
import { exportData } from '../../use-cases/member-data/export-data.ts';
import { handler } from '../handling/handler.ts';

export const sessions = handler(endpoints.sessions, async ({ caller, services }) => ({
  data: await own.listSessions(services, caller),
}));
export const endSessions = handler(endpoints.endSessions, async ({ body, caller, services }) => ({
  data: await own.endSessions(services, caller, body.sessionId),
}));
export const accountRequests = handler(endpoints.accountRequests, async ({ caller, services }) => ({
  data: await requests.listRequests(services, caller),
}));
export const makeAccountRequest = handler(
  endpoints.makeAccountRequest,
  async ({ body, caller, services }) => ({ data: await requests.makeRequest(services, caller, body) }),
);
export const withdrawAccountRequest = handler(
  endpoints.withdrawAccountRequest,
  async ({ body, caller, services }) => ({
    data: await requests.withdrawRequest(services, caller, body.kind),
  }),
);
export const accountData = handler(endpoints.accountData, async ({ caller, locale, services }) => ({
  file: await exportData(services, caller, locale),
  name: 'my-data.json',
}));
