import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as accounts from '../../use-cases/accounts/set-language.ts';
import { handler } from '../handler.ts';

export const setLanguage = handler(endpoints.setLanguage, async ({ body, caller, services }) => ({
  data: await accounts.setLanguage(services, caller, body),
}));
