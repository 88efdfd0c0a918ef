import type { TokenPair } from '@voyage/api-client/session.ts';
import { isFailure } from '@voyage/api-client/failure.ts';
import { brand } from '@voyage/brand';
import type { LoginChallenge } from '@voyage/contracts/auth.ts';
import { loginWithCode } from '@voyage/contracts/second-factor.ts';
import { TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { CodeInput } from '@voyage/ui/forms/CodeInput.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { AppSetUp } from './AppSetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useFactorWords } from './second-factor-words.ts';
import * as css from './SecondFactor.css.ts';

interface Props {
  login: LoginChallenge;
  /** The email address that was typed. */
  account: string;
  onOpened: (pair: TokenPair) => unknown;
  /** To the password; `isOver`: because the challenge has expired. */
  onBack: (isOver: boolean) => void;
}

/** The second step of staff after their password: a code, or the set-up of a factor. */
export default function SecondStep(props: Props) {
  const tFactor = useFactorWords();
  return (
    <div className={css.step}>
      {props.login.secondStep === 'code' ? <CodeStep {...props} /> : <SetUpStep {...props} />}
      <div className={css.ways}>
        <button type="button" className={css.way} onClick={() => props.onBack(false)}>
          {`← ${tFactor('back')}`}
        </button>
      </div>
    </div>
  );
}

const isOver = (error: unknown): boolean => isFailure(error, 'loginChallengeExpired');

function CodeStep({ login: { challenge }, account, onOpened, onBack }: Props) {
  const tFactor = useFactorWords();
  const { api } = useSite();
  const errorMessage = useErrorMessage();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const field = useId();
  const open = useMutation({
    mutationFn: (typed: string) =>
      api.call('loginWithCode', { body: { challenge, code: typed, brand: brand.id } }),
    onSuccess: onOpened,
    onError: (error) => {
      if (isOver(error)) onBack(true);
      setCode(''); // the next one is typed in the same field
    },
  });
  // The step replaces the password form: the focus moves here.
  useEffect(() => document.getElementById(field)?.focus(), [field, byRecovery]);
  return (
    <>
      <div className={css.words}>
        <h2 className={heading.h3}>{tFactor(byRecovery ? 'recovery' : 'codeTitle')}</h2>
        <p className={secondary}>{tFactor(byRecovery ? 'recoveryHint' : 'codeText', { account })}</p>
      </div>
      {byRecovery ? (
        <RecoveryForm challenge={challenge} onOpened={onOpened} onOver={() => onBack(true)} />
      ) : (
        <CodeInput
          id={field}
          label={tFactor('code')}
          value={code}
          readOnly={open.isPending || open.isSuccess}
          error={open.error && !isOver(open.error) ? errorMessage(open.error) : undefined}
          onChange={(next) => {
            setCode(next);
            if (open.isError) open.reset();
          }}
          onComplete={(typed) => open.mutate(typed)}
        />
      )}
      <div className={css.ways}>
        <button
          type="button"
          className={css.way}
          onClick={() => {
            open.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {tFactor(byRecovery ? 'useApp' : 'useRecovery')}
        </button>
      </div>
    </>
  );
}

function RecoveryForm({
  challenge,
  onOpened,
  onOver,
}: {
  challenge: string;
  onOpened: Props['onOpened'];
  onOver: () => void;
}) {
  const tFactor = useFactorWords();
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const form = useForm({
    schema: v.pick(loginWithCode.body, ['code']),
    defaults: { code: '' },
    labels: { code: tFactor('recovery') },
    errors: 'on-submit',
    send: ({ code }) => api.call('loginWithCode', { body: { challenge, code, brand: brand.id } }),
    onSent: onOpened,
    onFailed: (error) => {
      if (isOver(error)) onOver();
    },
  });
  const id = form.idOf('code');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const { failure } = form;
  return (
    <Form
      form={form}
      refused={
        failure ? { title: errorMessage(failure), faults: [{ id, text: tFactor('recovery') }] } : undefined
      }
    >
      <TextField
        form={form}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <SubmitButton form={form} block busyLabel={t('site.loading')}>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  );
}

function SetUpStep({ login: { challenge }, account, onOpened, onBack }: Props) {
  const tFactor = useFactorWords();
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const onError = (error: unknown) => {
    if (isOver(error)) onBack(true);
  };
  const { mutate: begin, ...setUp } = useMutation({
    mutationFn: () => api.call('setUpAtLogin', { body: { challenge, brand: brand.id } }),
    onError,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => api.call('confirmAtLogin', { body: { challenge, code, brand: brand.id } }),
    onError,
  });
  const title = useRef<HTMLHeadingElement>(null);
  // Also takes the focus of a retry, whose button is removed.
  const start = useCallback(() => {
    title.current?.focus();
    begin();
  }, [begin]);
  useEffect(start, [start]);
  if (confirm.data) {
    const { recoveryCodes, ...pair } = confirm.data;
    return <RecoveryCodes codes={recoveryCodes} account={account} level={2} onSaved={() => onOpened(pair)} />;
  }
  return (
    <>
      <div className={css.words}>
        <h2 className={`${heading.h3} ${css.head}`} tabIndex={-1} ref={title}>
          {tFactor('setUpTitle')}
        </h2>
        <p className={secondary}>{tFactor('setUpText')}</p>
      </div>
      {setUp.data ? (
        <AppSetUp
          {...setUp.data}
          narrow
          busy={confirm.isPending}
          error={confirm.error && !isOver(confirm.error) ? errorMessage(confirm.error) : undefined}
          onTyped={() => confirm.isError && confirm.reset()}
          onCode={(code) => confirm.mutate(code)}
        />
      ) : setUp.error && !isOver(setUp.error) ? (
        <PageFailure error={setUp.error} level={2} onRetry={start} />
      ) : (
        <ListSkeleton label={t('site.loading')} count={2} />
      )}
    </>
  );
}
