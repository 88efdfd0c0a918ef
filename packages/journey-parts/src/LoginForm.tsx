import { login } from '@voyage/contracts/auth.ts';
import { safeRedirect } from '@voyage/domain/redirect.ts';
import { PasswordField, TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href, withLanguage } from '@voyage/routes/href.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/** Logs in and continues to the requested page, which must be on this site. */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const client = useQueryClient();
  const form = useForm({
    schema: login.body,
    defaults: { username: '', password: '' },
    labels: { username: t({ id: 'login.email' }), password: t({ id: 'login.password' }) },
    errors: 'on-submit',
    send: (body) => api.call('login', { body }),
    onSent: async (pair) => {
      client.removeQueries({ queryKey: ['me'] });
      api.session?.store(pair);
      await router.navigate({
        href: withLanguage(safeRedirect(redirect, href.home(locale)), locale),
        replace: true,
      });
    },
  });
  return (
    <Form
      form={form}
      refused={
        form.failure
          ? {
              title: failureWords(form.failure),
              faults: [{ id: form.idOf('password'), text: t({ id: 'login.password' }) }],
            }
          : undefined
      }
    >
      <TextField
        form={form}
        name="username"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        form={form}
        name="password"
        showLabel={t({ id: 'login.show' })}
        hideLabel={t({ id: 'login.hide' })}
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} block busyLabel={t({ id: 'site.loading' })}>
        {t({ id: 'login.submit' })}
      </SubmitButton>
    </Form>
  );
}
