import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { credits } from './user.ts';
import { email, level, locale, passportName, phone, reason, requiredText, salutation } from './values.ts';

const forStaff = { tag: 'staff', access: 'staff' } as const;
const errors = [...tokenErrors, 'accessDenied'] as const;
/** A member, as shown to staff who book for them. */
export const memberRecord = v.object({
  userId: v.string(),
  memberNumber: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  title: v.string(),
  email: v.string(),
  phone: v.string(),
  level,
  credits,
});

export const createUser = endpoint('POST', 'v1/admin/user', {
  ...forStaff,
  summary: 'Create member',
  description:
    'Creates a Basic member on behalf of a person, who receives an email to choose a password. Employees only.',
  body: v.object({
    email,
    title: salutation,
    firstname: passportName,
    lastname: passportName,
    phone,
    lang: locale,
    brand: v.optional(v.picklist(['main', 'club']), 'main'),
    reason,
  }),
  data: memberRecord,
  errors: [...errors, 'tooManyAttempts', 'memberExists'],
});
export const findMember = endpoint('POST', 'v1/admin/user/search', {
  ...forStaff,
  summary: 'Find member',
  description:
    'Returns the member with exactly this email address, member number or phone number. Each search is logged.',
  body: v.object({ query: requiredText(254) }),
  data: v.object({ members: v.array(memberRecord) }),
  errors: [...errors, 'tooManyAttempts'],
});
