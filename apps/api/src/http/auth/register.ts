import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as accounts from '../../use-cases/accounts/register.ts';
import { handler } from '../handler.ts';

export const register = handler(endpoints.register, async ({ body, address, userAgent, services }) => ({
  data: await accounts.register(services, body, { address, userAgent }),
}));
