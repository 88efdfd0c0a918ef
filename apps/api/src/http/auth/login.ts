import { endpoints } from '@voyage/contracts/endpoints.ts';
import { logIn } from '../../use-cases/account/log-in.ts';
import { handler } from '../handling/handler.ts';

export const login = handler(endpoints.login, async ({ body, address, userAgent, services }) => ({
  data: await logIn(services, body, { address, userAgent }),
}));
