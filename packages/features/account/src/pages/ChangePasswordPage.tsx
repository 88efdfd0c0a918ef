import { isFailure } from '@voyage/api-client/failure.ts';
import { PasswordField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useProfile } from '@voyage/frame/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { link } from '@voyage/ui/typography.css.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountEntry } from '../parts/AccountEntry.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { newPasswordEntries, newPasswordRules } from '../state/new-password.ts';

/** Changes the password of a member who knows the present one; their other sessions end with it. */
export function ChangePasswordPage() {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const words = useErrorMessage();
  const { data: profile } = useProfile();
  const names = profile ? [profile.username, profile.firstname, profile.lastname] : [];
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: v.pipe(
      v.object({ currentPassword: v.pipe(v.string(), v.minLength(1, 'required')), ...newPasswordEntries }),
      newPasswordRules(() => names),
    ),
    defaults: { currentPassword: '', password: '', confirmation: '' },
    labels: {
      currentPassword: t({ id: 'password.current' }),
      password: t({ id: 'password.new' }),
      confirmation: t({ id: 'password.again' }),
    },
    send: ({ currentPassword, password }) =>
      api.call('changePassword', { body: { currentPassword, password } }),
    onSent: () => setDone(true),
  });
  if (done)
    return (
      <AccountEntry title={t({ id: 'password.changed' })} intro={t({ id: 'password.changed.text' })}>
        <Link className={buttonClass('primary')} href={href.orders(locale)}>
          {t({ id: 'site.orders' })}
        </Link>
      </AccountEntry>
    );
  return (
    <AccountEntry title={t({ id: 'password.change' })} intro={t({ id: 'password.change.text' })}>
      <Form
        form={form}
        refused={
          form.failure
            ? {
                title: words(form.failure),
                faults: isFailure(form.failure, 'au0115')
                  ? [{ id: form.idOf('currentPassword'), text: t({ id: 'password.current' }) }]
                  : [],
              }
            : undefined
        }
      >
        <PasswordField
          form={form}
          name="currentPassword"
          showLabel={t({ id: 'login.show' })}
          hideLabel={t({ id: 'login.hide' })}
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <NewPasswordFields form={form} names={names} />
        <SubmitButton form={form} block busyLabel={t({ id: 'site.saving' })}>
          {t({ id: 'password.save' })}
        </SubmitButton>
      </Form>
      <Link className={link} href={href.forgotPassword(locale)}>
        {t({ id: 'password.forgot' })}
      </Link>
    </AccountEntry>
  );
}
