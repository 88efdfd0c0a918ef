import { endpoints } from '@voyage/contracts/endpoints.ts';
import { revokeSession } from '../../session/open-session.ts';
import { handler } from '../handling/handler.ts';

export const logout = handler(endpoints.logout, async ({ caller, services }) => {
  await revokeSession(services, caller.sessionId, 'logout');
  return { data: {} };
});
