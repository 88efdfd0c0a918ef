import { endpoints } from '@voyage/contracts/endpoints.ts';
import { logIn } from '../../use-cases/login/log-in.ts';
import { handler } from '../handler.ts';

export const login = handler(endpoints.login, async ({ body, address, userAgent, services }) => ({
  data: await logIn(services, body, { address, userAgent }),
}));
