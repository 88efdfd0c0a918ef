import { brand } from '@voyage/brand';
import { forgotPassword } from '@voyage/contracts/auth.ts';
import { EmailField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountEntry } from '../parts/AccountEntry.tsx';
import { useRefused } from '../parts/use-refused.ts';

const schema = v.object({ email: forgotPassword.body.entries.email });

/** Requests a link by email; `redirect` as on the login page, which leads here and back. The message is the same whether or not the address has an account. */
export function ForgotPasswordPage({ redirect }: RedirectQuery) {
  const { t, locale, api } = usePage();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    schema,
    defaults: { email: '' },
    labels: { email: t('login.email') },
    errors: 'on-submit',
    send: async ({ email }) => {
      await api.call('forgotPassword', { body: { email, brand: brand.id } });
      return email;
    },
    onSent: setSentTo,
  });
  const refused = useRefused(form);
  const back = <TextLink href={href.login(locale, redirect)}>{t('password.backToLogin')}</TextLink>;
  if (sentTo !== undefined)
    return (
      <AccountEntry of="password" title={t('password.forgot.sent')}>
        <p role="status">{t('password.forgot.sent.text', { email: sentTo })}</p>
        {back}
      </AccountEntry>
    );
  return (
    <AccountEntry of="password" title={t('password.forgot')} intro={t('password.forgot.text')}>
      <Form form={form} refused={refused}>
        <EmailField form={form} name="email" autoComplete="username" maxLength={254} required />
        <SubmitButton form={form} block>
          {t('password.forgot.send')}
        </SubmitButton>
      </Form>
      {back}
    </AccountEntry>
  );
}
