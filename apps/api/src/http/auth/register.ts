import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as accounts from '../../use-cases/account/register.ts';
import { handler } from '../handling/handler.ts';

export const register = handler(endpoints.register, async ({ body, address, userAgent, services }) => ({
  data: await accounts.register(services, body, { address, userAgent }),
}));
