import { issueInvitation } from '@voyage/contracts/invitation.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';

const { level, recipient, complimentary, days, email, lang } = issueInvitation.body.entries;

export const invitationSchema = v.object({
  level,
  recipient,
  complimentary: complimentary.wrapped,
  days: v.pipe(v.string(), v.transform(Number), days),
  email: email.wrapped,
  lang,
});
export const noInvitation = (locale: Locale): v.InferInput<typeof invitationSchema> => ({
  level: 'noir',
  recipient: '',
  complimentary: false,
  days: '30',
  email: '',
  lang: locale,
});
