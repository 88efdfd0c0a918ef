import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import type { TokenPair } from '@voyage/api-client/session.ts';
import { login, type LoginChallenge } from '@voyage/contracts/auth.ts';
import { safeRedirect } from '@voyage/domain/redirect.ts';
import { EmailField, PasswordField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { codeMessage } from '@voyage/site-core/errors/failure-message.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { useChooseLanguage } from '@voyage/site-core/preferences/choose-language.ts';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { languageAfterLogin } from '@voyage/site-core/preferences/stored-language.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import { href, inLanguage, withLanguage } from '@voyage/routes/href.ts';
import { ErrorSummary } from '@voyage/ui/forms/Form.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

/** For staff only. */
const LazySecondStep = /* @__PURE__ */ lazyPart(() => import('./SecondStep.tsx'));

interface Step {
  username: string;
  /** After a correct password of staff: the challenge of the second step. */
  challenge?: LoginChallenge;
  /** Back from it, with the reason: it has expired, or the user went back. */
  back?: 'over' | 'wanted';
}

/** Logs in and continues to the requested page, which must be on this site. */
export function LoginForm({
  redirect,
  children,
}: {
  redirect: string | undefined;
  /** Other ways, below the form: useless once the password was correct. */
  children?: ReactNode;
}) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const client = useQueryClient();
  const notify = useNotify();
  const choose = useChooseLanguage();
  const [{ username, challenge, back }, setStep] = useState<Step>({ username: '' });
  const open = async (pair: TokenPair) => {
    client.removeQueries({ queryKey: ['me'] });
    api.session?.store(pair);
    const home = href.home(locale);
    const next = withLanguage(safeRedirect(redirect, home), locale);
    const { language, offered } = await languageAfterLogin(
      { api, queryClient: client },
      locale,
      next !== home,
    );
    await router.navigate({ href: inLanguage(next, language), replace: true });
    if (!offered) return;
    const values = { language: languageNames[offered] };
    const dismiss = notify(t('login.language', values), 'positive', {
      label: t('login.language.use', values),
      onPress: () => (dismiss(), choose(offered)),
    });
  };
  if (challenge)
    return (
      <LazyPart fallback={<ListSkeleton label={t('site.loading')} count={2} />}>
        <LazySecondStep
          login={challenge}
          account={username}
          onOpened={open}
          onBack={(isOver) => setStep({ username, back: isOver ? 'over' : 'wanted' })}
        />
      </LazyPart>
    );
  return (
    <>
      <PasswordStep
        username={username}
        back={back}
        onOpened={open}
        onChallenge={(next, typed) => setStep({ username: typed, challenge: next })}
      />
      {children}
    </>
  );
}

function PasswordStep({
  username,
  back,
  onOpened,
  onChallenge,
}: {
  /** As typed before the second step. */
  username: string;
  back: Step['back'];
  onOpened: (pair: TokenPair) => Promise<void>;
  onChallenge: (challenge: LoginChallenge, username: string) => void;
}) {
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const isHydrated = useHydrated();
  const form = useForm({
    schema: login.body,
    defaults: { username, password: '' },
    labels: { username: t('login.email'), password: t('login.password') },
    errors: 'on-submit',
    send: async (body) => ({ answer: await api.call('login', { body }), typed: body.username }),
    onSent: ({ answer, typed }) => ('challenge' in answer ? onChallenge(answer, typed) : onOpened(answer)),
  });
  const password = form.idOf('password');
  // Coming back from the second step, the focus is on the password, or on the message if it has expired.
  useEffect(() => {
    if (back === 'wanted') document.getElementById(password)?.focus();
  }, [back, password]);
  const faults = [{ id: password, text: t('login.password') }];
  const refused = form.failure ? { title: errorMessage(form.failure), faults } : undefined;
  const isOver = back === 'over' && !refused && !form.busy && form.faults.length === 0;
  return (
    <Form form={form} refused={refused}>
      {isHydrated && !browserStorage.isKept() && <p className={secondary}>{t('login.notKept')}</p>}
      {isOver && <ErrorSummary ref={focusOnce} title={t(codeMessage('au0117'))} faults={faults} />}
      <EmailField form={form} name="username" autoComplete="username" required />
      <PasswordField form={form} name="password" autoComplete="current-password" required />
      <SubmitButton form={form} block busyLabel={t('site.loading')}>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  );
}
const focusOnce = (element: HTMLElement | null) => element?.focus();
