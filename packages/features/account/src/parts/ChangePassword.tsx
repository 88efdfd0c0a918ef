import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { newPasswordEntries, newPasswordRules } from '../state/new-password.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useRefused } from './use-refused.ts';
import * as css from './user.css.ts';

/** Changes the password of a member who knows the current one; their other sessions end. */
export function ChangePassword() {
  const { t } = useIntl();
  const [done, setDone] = useState(false);
  return (
    <Section
      className={css.part}
      id="security-password"
      title={t(done ? 'password.changed' : 'password.change')}
    >
      {done ? (
        // The filled-in form is removed: this is its result.
        <p ref={(element) => element?.focus()} tabIndex={-1} role="status">
          {t('password.changed.text')}
        </p>
      ) : (
        <>
          <p className={secondary}>{t('password.change.text')}</p>
          <PasswordForm onDone={() => setDone(true)} />
        </>
      )}
    </Section>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t, locale, api, queryClient } = usePage();
  const { data: profile } = useProfile();
  const names = profile ? [profile.username, profile.firstname, profile.lastname] : [];
  const form = useForm({
    schema: v.pipe(
      v.object({ currentPassword: v.pipe(v.string(), v.minLength(1, 'required')), ...newPasswordEntries }),
      newPasswordRules(() => names),
    ),
    defaults: { currentPassword: '', password: '', confirmation: '' },
    labels: {
      currentPassword: t('password.current'),
      password: t('password.new'),
      confirmation: t('password.again'),
    },
    send: ({ currentPassword, password }) =>
      api.call('changePassword', { body: { currentPassword, password } }),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: ['me', 'sessions'] });
      onDone();
    },
  });
  const refused = useRefused(form, 'currentPassword');
  return (
    <>
      <Form form={form} refused={refused}>
        <CurrentPasswordField form={form} name="currentPassword" />
        <NewPasswordFields form={form} names={names} />
        <p>
          <SubmitButton form={form} busyLabel={t('site.saving')}>
            {t('password.save')}
          </SubmitButton>
        </p>
      </Form>
      <p>
        <TextLink href={href.forgotPassword(locale)}>{t('password.forgot')}</TextLink>
      </p>
    </>
  );
}
