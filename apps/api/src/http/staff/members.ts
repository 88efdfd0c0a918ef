import { endpoints } from '@voyage/contracts/endpoints.ts';
import { findMembers, makeMember } from '../../services/staff-members.ts';
import { handler } from '../handler.ts';

export const createUser = handler(endpoints.createUser, async ({ caller, body, services }) => ({ data: await makeMember(services, caller, body) }));
export const findMember = handler(endpoints.findMember, async ({ caller, body, services }) => ({ data: await findMembers(services, caller, body) }));
