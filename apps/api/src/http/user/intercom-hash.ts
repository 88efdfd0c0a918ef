import { endpoints } from '@voyage/contracts/endpoints.ts';
import { chatIdentity } from '../../use-cases/account/chat-identity.ts';
import { handler } from '../handling/handler.ts';

export const intercomHash = handler(endpoints.intercomHash, ({ caller, services }) => ({
  data: chatIdentity(services, caller),
}));
