import * as v from 'valibot';
import { deskMember } from './desk.ts';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import {
  brandId,
  count,
  instant,
  invitationCode,
  level,
  locale,
  optionalEmail,
  personName,
} from './values.ts';

const forStaff = { tag: 'staff', access: 'staff' } as const;

/** The levels that a member can be invited to, and for how many days an invitation can be accepted. */
export const invitationLevels = ['elite', 'platinum', 'noir'] as const;
export const invitationDays = [30, 60, 90] as const;

/** An invitation as employees see it. */
export const deskInvitation = v.object({
  code: v.string(),
  level,
  /** Whether the first year costs nothing. */
  complimentary: v.boolean(),
  /** For whom, in the words of the employee; null after erasure, or if an administrator created the code. */
  recipient: v.nullable(v.string()),
  issuedAt: v.nullable(instant),
  /** The name of the employee. */
  issuedBy: v.nullable(v.string()),
  /** Until when it can be accepted. */
  expiresAt: v.nullable(instant),
  state: v.picklist(['open', 'used', 'expired', 'withdrawn']),
  uses: count,
  maxUses: count,
  /** The members who accepted it last. */
  acceptedBy: v.array(deskMember),
});
export type DeskInvitation = v.InferOutput<typeof deskInvitation>;

export const deskInvitations = endpoint('POST', 'v1/admin/invitation/list', {
  ...forStaff,
  summary: 'List invitations',
  description:
    'Returns the invitations to a level, newest first, with their status and who accepted them. Employees only.',
  body: v.object({
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({ total: count, page: count, pageSize: count, invitations: v.array(deskInvitation) }),
  errors: [...tokenErrors, 'accessDenied'],
});

export const issueInvitation = endpoint('POST', 'v1/admin/invitation', {
  ...forStaff,
  idempotent: true,
  summary: 'Issue invitation',
  description:
    'Invites one person to a level. If an email address is given, the code is sent to it, but is not tied to it: anyone who has the code can use it, once. Employees only; recorded in the staff log.',
  body: v.object({
    level: v.picklist(invitationLevels),
    /** For the employees' list. */
    recipient: personName(60),
    complimentary: v.optional(v.boolean(), false),
    days: v.picklist(invitationDays),
    email: v.optional(optionalEmail, ''),
    /** Of the email. */
    lang: locale,
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({ invitation: deskInvitation }),
  errors: [...tokenErrors, 'accessDenied', 'tooManyAttempts', ...idempotencyErrors],
});

export const withdrawInvitation = endpoint('DELETE', 'v1/admin/invitation', {
  ...forStaff,
  summary: 'Withdraw invitation',
  description:
    'Withdraws an invitation that can still be accepted. Has no effect on invitations already accepted. Recorded in the staff log.',
  body: v.object({ code: invitationCode }),
  data: v.object({ invitation: deskInvitation }),
  errors: [...tokenErrors, 'accessDenied', 'inviteNotQualified'],
});
