import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as accounts from '../../use-cases/accounts/profile.ts';
import { handler } from '../handler.ts';
import { member } from './member.ts';

export const profile = handler(endpoints.profile, async ({ caller, services }) => ({
  data: accounts.profileOf(await member(services, caller.userId), services.now()),
}));
export const changeProfile = handler(endpoints.changeProfile, async ({ body, caller, services }) => {
  const changed = await accounts.changeProfile(services, await member(services, caller.userId), body);
  return { data: accounts.profileOf(changed, services.now()) };
});
