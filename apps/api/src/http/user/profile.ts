import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as accounts from '../../use-cases/account/profile.ts';
import { handler } from '../handling/handler.ts';

export const profile = handler(endpoints.profile, async ({ caller, services }) => ({
  data: await accounts.readProfile(services, caller),
}));
export const changeProfile = handler(endpoints.changeProfile, async ({ body, caller, services }) => ({
  data: await accounts.changeProfile(services, caller, body),
}));
