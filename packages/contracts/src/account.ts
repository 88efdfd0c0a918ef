import { accountRequestKinds } from '@voyage/domain/account-request.ts';
import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { uuid } from './values.ts';

const signedIn = { tag: 'user', access: 'required', errors: tokenErrors } as const;

// ---- Sessions of a member ----
const sessionList = v.object({
  sessions: v.array(
    v.object({
      id: uuid,
      /** The current session. */
      current: v.boolean(),
      /** As reported by the browser, by their brand names: "Safari", "iOS". */
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      startedAt: v.string(),
      /** To within an hour. */
      usedAt: v.string(),
    }),
  ),
});
export const sessions = endpoint('GET', 'v1/user/session', {
  ...signedIn,
  summary: 'List sessions',
  description: 'Returns the sessions in which the member is logged in, most recently used first.',
  data: sessionList,
});
export const endSessions = endpoint('DELETE', 'v1/user/session', {
  ...signedIn,
  summary: 'End sessions',
  description: 'Logs the member out elsewhere. Ends one session, or all but the current one.',
  body: v.object({ sessionId: v.optional(uuid) }),
  data: sessionList,
  errors: [...tokenErrors, 'sessionNotFound'],
});

// ---- A copy of the member's data, and deletion of the account ----
const kind = v.picklist(accountRequestKinds);
const requestList = v.object({
  requests: v.array(
    v.object({
      kind,
      requestedAt: v.string(),
      /** When the copy is ready, or the account is deleted. */
      dueAt: v.string(),
      /** A copy: it is available now. */
      ready: v.boolean(),
      /** A copy: until when it is available. */
      endsAt: v.nullable(v.string()),
    }),
  ),
});
export const accountRequests = endpoint('GET', 'v1/user/account-request', {
  ...signedIn,
  summary: 'List account requests',
  description:
    "Returns the member's requests that are pending or whose copy can be downloaded. There is at most one of each kind.",
  data: requestList,
});
export const makeAccountRequest = endpoint('POST', 'v1/user/account-request', {
  ...signedIn,
  summary: 'Request data or account deletion',
  description:
    'Requests a copy of all data stored about the member, or the deletion of the account. Requires the password. The request is carried out after a delay and announced by email. Repeating it has no effect.',
  body: v.object({
    kind,
    password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128)),
  }),
  data: requestList,
  errors: [...tokenErrors, 'tooManyAttempts', 'incorrectPassword', 'unfinishedBusiness'],
});
export const withdrawAccountRequest = endpoint('DELETE', 'v1/user/account-request', {
  ...signedIn,
  summary: 'Withdraw account request',
  description: 'Withdraws a request. Has no effect if there is none.',
  body: v.object({ kind }),
  data: requestList,
});
export const accountData = endpoint('GET', 'v1/user/account-data', {
  ...signedIn,
  summary: 'Download account data',
  description: 'Returns the copy of all data stored about the member, while it is available.',
  produces: 'application/json',
  errors: [...tokenErrors, 'exportNotReady'],
});
