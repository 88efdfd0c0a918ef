import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as accounts from '../../use-cases/account/set-language.ts';
import { handler } from '../handling/handler.ts';

export const setLanguage = handler(endpoints.setLanguage, async ({ body, caller, services }) => ({
  data: await accounts.setLanguage(services, caller, body),
}));
