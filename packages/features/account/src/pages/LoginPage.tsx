import { safeRedirect } from '@voyage/domain/redirect.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { href, withLanguage } from '@voyage/routes/href.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { PasswordField, TextField } from '@voyage/ui/Field.tsx';
import { Form } from '@voyage/ui/Form.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import * as css from '../parts/account.css.ts';

/** `redirect`: where a member was going, as the address says it. */
export function LoginPage({ redirect }: RedirectQuery) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const client = useQueryClient();
  const id = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [asked, ask] = useState(false);
  // What was typed, or filled in by the browser, before the script came.
  useEffect(() => {
    const typed = (field: string) =>
      (document.getElementById(`${id}-${field}`) as HTMLInputElement | null)?.value ?? '';
    setUsername(typed('u'));
    setPassword(typed('p'));
  }, [id]);
  const problems = {
    username:
      username.trim() === ''
        ? t({ id: 'error.required' })
        : /^\S+@\S+\.\S+$/.test(username.trim())
          ? undefined
          : t({ id: 'error.email' }),
    password: password === '' ? t({ id: 'error.required' }) : undefined,
  };
  const faults = [
    ...(problems.username
      ? [{ id: `${id}-u`, text: `${t({ id: 'login.email' })}: ${problems.username}` }]
      : []),
    ...(problems.password
      ? [{ id: `${id}-p`, text: `${t({ id: 'login.password' })}: ${problems.password}` }]
      : []),
  ];
  const login = useMutation({
    mutationFn: () => api.call('login', { body: { username, password } }),
    onSuccess: async (pair) => {
      client.removeQueries({ queryKey: ['me'] });
      api.session?.store(pair);
      await router.navigate({
        href: withLanguage(safeRedirect(redirect, href.home(locale)), locale),
        replace: true,
      });
    },
  });
  const refused = faults.length === 0 && login.error ? failureWords(login.error) : undefined;
  return (
    <div className={`${container} ${css.login}`}>
      <div>
        <h1 className={heading.h1}>{t({ id: 'login.title' })}</h1>
        <p className={secondary}>{t({ id: 'login.intro' })}</p>
      </div>
      <Form
        className={css.form}
        faultsTitle={refused ?? t({ id: 'error.summary' })}
        faults={refused ? [{ id: `${id}-p`, text: t({ id: 'login.password' }) }] : asked ? faults : []}
        onSubmit={() => {
          ask(true);
          if (faults.length === 0 && !login.isPending) login.mutate();
        }}
      >
        <TextField
          id={`${id}-u`}
          label={t({ id: 'login.email' })}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={username}
          error={asked ? problems.username : undefined}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          id={`${id}-p`}
          label={t({ id: 'login.password' })}
          showLabel={t({ id: 'login.show' })}
          hideLabel={t({ id: 'login.hide' })}
          autoComplete="current-password"
          required
          value={password}
          error={asked ? problems.password : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" block busy={login.isPending && t({ id: 'site.loading' })}>
          {t({ id: 'login.submit' })}
        </Button>
      </Form>
    </div>
  );
}
