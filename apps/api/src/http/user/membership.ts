import { endpoints } from '@voyage/contracts/endpoints.ts';
import { readMembership } from '../../use-cases/benefits/membership.ts';
import { handler } from '../handling/handler.ts';

export const membership = handler(endpoints.membership, async ({ caller, services }) => ({
  data: await readMembership(services, caller),
}));
