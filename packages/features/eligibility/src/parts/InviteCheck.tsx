import { checkInvite } from '@voyage/contracts/auth.ts';
import type { Level } from '@voyage/domain/level.ts';
import { TextField } from '@voyage/forms/fields.tsx';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useLoggedIn } from '@voyage/frame/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useState } from 'react';
import * as css from './eligibility.css.ts';
import { CheckResult } from './CheckResult.tsx';

/** An invitation code, and the level that it opens. Looking uses nothing up. */
export function InviteCheck() {
  const { formatMessage: t } = useIntl();
  const { api } = useSite();
  const notify = useNotify();
  const failureWords = useErrorMessage();
  const loggedIn = useLoggedIn();
  const [checked, setChecked] = useState<{ code: string; level: Level | null }>();
  const form = useForm({
    schema: checkInvite.body,
    defaults: { code: '' },
    labels: { code: t({ id: 'register.invite' }) },
    errors: 'on-submit',
    focus: 'field',
    send: async (body) => {
      const { qualified, level } = await api.call('checkInvite', { body });
      return { code: body.code, level: qualified ? level : null };
    },
    onSent: setChecked,
    onFailed: (error, shownAtFields) => shownAtFields || notify(failureWords(error)),
  });
  return (
    <section className={css.way} aria-labelledby="by-invitation">
      <h2 className={heading.h3} id="by-invitation">
        {t({ id: 'eligibility.invite' })}
      </h2>
      <p className={secondary}>{t({ id: 'eligibility.invite.text' })}</p>
      <LineForm form={form} className={css.form}>
        <TextField
          form={form}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <div>
          <SubmitButton form={form} busyLabel={t({ id: 'site.loading' })}>
            {t({ id: 'eligibility.check' })}
          </SubmitButton>
        </div>
      </LineForm>
      {checked && (
        <CheckResult
          key={checked.code}
          qualified={checked.level !== null}
          title={
            checked.level
              ? t({ id: 'eligibility.invite.yes' }, { level: t({ id: `tier.${checked.level}` }) })
              : t({ id: 'eligibility.invite.no' })
          }
          words={
            checked.level
              ? t({ id: loggedIn ? 'eligibility.invite.member' : 'eligibility.invite.register' })
              : t({ id: 'eligibility.no.text' })
          }
        />
      )}
    </section>
  );
}
