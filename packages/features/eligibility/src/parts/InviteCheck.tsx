import { checkInvite } from '@voyage/contracts/auth.ts';
import type { Level } from '@voyage/domain/level.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { InvitationCodeField } from '@voyage/forms/invitation-code-field.tsx';
import { useState } from 'react';
import { CheckSection } from './CheckSection.tsx';

/** Checks an invitation code and the level it is for, without redeeming it. */
export function InviteCheck() {
  const { t, api } = usePage();
  const loggedIn = useLoggedIn();
  const [checked, setChecked] = useState<{ code: string; level: Level | null; complimentary: boolean }>();
  const form = useForm({
    schema: checkInvite.body,
    defaults: { code: '' },
    labels: { code: t('register.invite') },
    errors: 'on-submit',
    focus: 'field',
    repeats: true,
    send: async (body) => {
      const { qualified, level, complimentary } = await api.call('checkInvite', { body });
      return { code: body.code, level: qualified ? level : null, complimentary };
    },
    onSent: setChecked,
    onFailed: useFailureNotice(),
  });
  return (
    <CheckSection
      id="by-invitation"
      title={t('eligibility.invite')}
      text={t('eligibility.invite.text')}
      form={form}
      result={
        checked &&
        (checked.level
          ? {
              of: checked.code,
              qualified: true,
              title: t('eligibility.invite.yes', { level: t(`tier.${checked.level}`) }),
              words: checked.complimentary
                ? t(loggedIn ? 'eligibility.invite.member' : 'eligibility.invite.register')
                : t('eligibility.invite.fee', { days: policy.invitationDays }),
            }
          : {
              of: checked.code,
              qualified: false,
              title: t('eligibility.invite.no'),
              words: t('eligibility.no.text'),
            })
      }
    >
      <InvitationCodeField form={form} />
    </CheckSection>
  );
}
