import { endpoints } from '@voyage/contracts/endpoints.ts';
import { findMembers, createMember } from '../../use-cases/desk/staff-members.ts';
import { handler } from '../handling/handler.ts';

export const createUser = handler(endpoints.createUser, async ({ caller, body, services }) => ({
  data: await createMember(services, caller, body),
}));
export const findMember = handler(endpoints.findMember, async ({ caller, body, services }) => ({
  data: await findMembers(services, caller, body),
}));
