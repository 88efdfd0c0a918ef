import { endpoints } from '@voyage/contracts/endpoints.ts';
import { chatIdentity } from '../../use-cases/accounts/chat-identity.ts';
import { handler } from '../handler.ts';

export const intercomHash = handler(endpoints.intercomHash, ({ caller, services }) => ({
  data: chatIdentity(services, caller),
}));
