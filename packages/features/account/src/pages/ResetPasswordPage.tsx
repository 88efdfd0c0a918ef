import { isFailure } from '@voyage/api-client/failure.ts';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountEntry } from '../parts/AccountEntry.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { newPasswordEntries, newPasswordRules } from '../state/new-password.ts';
import { useRefused } from '../parts/use-refused.ts';

const schema = v.pipe(
  v.object(newPasswordEntries),
  newPasswordRules(() => []),
);

/**
 * Sets a new password with the token of an emailed link; `token` is undefined if the link is broken. Works
 * without a login.
 */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const { t, locale, api } = usePage();
  const [done, setDone] = useState(false);
  const form = useForm({
    schema,
    defaults: { password: '', confirmation: '' },
    labels: { password: t('password.new'), confirmation: t('password.again') },
    send: ({ password }) => api.call('resetPassword', { body: { token: token ?? '', password } }),
    onSent: () => {
      // Every session of the member has ended; one in this browser would otherwise only notice later.
      api.session?.clear();
      setDone(true);
    },
  });
  const refused = useRefused(form);
  if (done)
    return (
      <AccountEntry of="password" title={t('password.reset.done')} intro={t('password.reset.done.text')}>
        <ButtonLink href={href.login(locale)}>{t('site.login')}</ButtonLink>
      </AccountEntry>
    );
  if (token === undefined || isFailure(form.failure, 'resetLinkExpired'))
    return (
      <AccountEntry of="password" title={t('password.reset')} intro={t('error.au0111')}>
        <ButtonLink href={href.forgotPassword(locale)}>{t('password.reset.again')}</ButtonLink>
      </AccountEntry>
    );
  return (
    <AccountEntry of="password" title={t('password.reset')} intro={t('password.reset.text')}>
      <Form form={form} refused={refused}>
        <NewPasswordFields form={form} names={[]} />
        <SubmitButton form={form} block busyLabel={t('site.saving')}>
          {t('password.save')}
        </SubmitButton>
      </Form>
    </AccountEntry>
  );
}
