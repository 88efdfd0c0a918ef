import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { brand } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { secondFactor, setUpSecondFactor } from '@voyage/contracts/second-factor.ts';
import { localTimeZone, timeOn } from '@voyage/i18n/moments.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { AppSetUp } from '@voyage/sign-in/AppSetUp.tsx';
import { RecoveryCodes } from '@voyage/sign-in/RecoveryCodes.tsx';
import { useFactorWords, type FactorWord } from '@voyage/sign-in/second-factor-words.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FactorForm, type FactorAct } from './FactorForm.tsx';
import * as register from './register.css.ts';
import * as css from './user.css.ts';

type State = Output<typeof secondFactor.data>;
type Pending = Output<typeof setUpSecondFactor.data>;
/** The content below the title: the state with its buttons, or one step of a change. */
type Step =
  | { at: 'state' }
  | { at: 'form'; act: FactorAct }
  | { at: 'app'; pending: Pending }
  | { at: 'codes'; codes: string[]; done: FactorWord };
/** At or below this number new recovery codes are recommended. */
const few = 3;

/** The second factor of staff: its state, and every change to it. */
export default function SecondFactor() {
  const tFactor = useFactorWords();
  const { api, queryClient } = usePage();
  const notify = useNotify();
  const { data: profile } = useProfile();
  const query = useQuery(accountQueries.secondFactor(api));
  const { data } = query;
  const [step, setStep] = useState<Step>({ at: 'state' });
  const title = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The pressed button is removed: the focus moves to what replaces it. The codes have a heading of their
  // own.
  useEffect(() => {
    if (!moved.current || step.at === 'codes') return;
    moved.current = false;
    // An app is set up starting with the QR code: the field comes last.
    const first = step.at === 'app' ? null : place.current?.querySelector<HTMLElement>('input, button');
    (first ?? title.current)?.focus();
  }, [step]);
  const go = (next: Step) => {
    moved.current = true;
    setStep(next);
  };
  const keep = ({ on, since, recoveryCodesLeft, required }: State) => {
    queryClient.setQueryData(accountQueries.secondFactor(api).queryKey, {
      on,
      since,
      recoveryCodesLeft,
      required,
    });
    void queryClient.invalidateQueries({ queryKey: ['me', 'sessions'] });
  };
  const account = profile?.username ?? '';
  return (
    <section className={css.part} aria-labelledby="security-second-factor">
      <h2 className={heading.h3} id="security-second-factor" tabIndex={-1} ref={title}>
        {tFactor('title')}
      </h2>
      <PartFailure queries={[query]} loading={1} />
      {data && (
        <div ref={place} className={css.part}>
          {step.at === 'state' && <FactorState state={data} onAct={(act) => go({ at: 'form', act })} />}
          {step.at === 'form' && (
            <FactorForm
              key={step.act}
              act={step.act}
              isOn={data.on}
              onBack={() => go({ at: 'state' })}
              onPending={(pending) => go({ at: 'app', pending })}
              onCodes={({ recoveryCodes: codes, ...state }) => {
                keep(state);
                go({ at: 'codes', codes, done: 'renewed' });
              }}
              onRemoved={(state) => {
                keep(state);
                notify(tFactor('isOff'), 'positive');
                go({ at: 'state' });
              }}
            />
          )}
          {step.at === 'app' && (
            <NewApp
              pending={step.pending}
              onBack={() => go({ at: 'state' })}
              onConfirmed={({ recoveryCodes: codes, ...state }) => {
                keep(state);
                go({ at: 'codes', codes, done: 'isOn' });
              }}
            />
          )}
          {step.at === 'codes' && (
            <RecoveryCodes
              codes={step.codes}
              account={account}
              level={3}
              onSaved={() => {
                notify(tFactor(step.done), 'positive');
                go({ at: 'state' });
              }}
            />
          )}
        </div>
      )}
    </section>
  );
}

function FactorState({
  state: { on, since, recoveryCodesLeft, required },
  onAct,
}: {
  state: State;
  onAct: (act: FactorAct) => void;
}) {
  const tFactor = useFactorWords();
  const locale = useLocale();
  if (!on || !since)
    return (
      <>
        <p className={secondary}>{tFactor('intro')}</p>
        <p>
          <Button variant="secondary" onClick={() => onAct('begin')}>
            {tFactor('begin')}
          </Button>
        </p>
      </>
    );
  const clock = { timeZone: localTimeZone(), place: null };
  return (
    <>
      <p className={secondary}>
        {tFactor('on', { since: timeOn(since, clock, locale), count: String(recoveryCodesLeft) })}
      </p>
      {recoveryCodesLeft <= few && <p>{tFactor('few')}</p>}
      {required && <p className={secondary}>{tFactor('required')}</p>}
      <div className={register.actions}>
        <Button variant="secondary" onClick={() => onAct('renew')}>
          {tFactor('renew')}
        </Button>
        <Button variant="secondary" onClick={() => onAct('move')}>
          {tFactor('move')}
        </Button>
        {!required && (
          <Button variant="secondary" onClick={() => onAct('remove')}>
            {tFactor('remove')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The app during set-up, until a code of it is correct. */
function NewApp({
  pending,
  onBack,
  onConfirmed,
}: {
  pending: Pending;
  onBack: () => void;
  onConfirmed: (answer: State & { recoveryCodes: string[] }) => void;
}) {
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const confirm = useMutation({
    mutationFn: (code: string) => api.call('confirmSecondFactor', { body: { code, brand: brand.id } }),
    onSuccess: onConfirmed,
  });
  return (
    <>
      <AppSetUp
        secret={pending.secret}
        uri={pending.uri}
        busy={confirm.isPending}
        error={confirm.error ? errorMessage(confirm.error) : undefined}
        onTyped={() => confirm.isError && confirm.reset()}
        onCode={(code) => confirm.mutate(code)}
      />
      <p>
        <Button variant="secondary" onClick={onBack}>
          {t('security.back')}
        </Button>
      </p>
    </>
  );
}
