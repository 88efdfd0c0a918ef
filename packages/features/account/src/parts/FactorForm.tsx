import { isFailure } from '@voyage/api-client/failure.ts';
import { brand } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import {
  newRecoveryCodes,
  type removeSecondFactor,
  type setUpSecondFactor,
} from '@voyage/contracts/second-factor.ts';
import { TextField } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useFactorWords, type FactorWord } from '@voyage/sign-in/second-factor-words.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import * as v from 'valibot';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import * as register from './register.css.ts';

/** begin: the first app. move: another app replaces it. */
export type FactorAct = 'begin' | 'move' | 'renew' | 'remove';
const explained = {
  begin: 'intro',
  move: 'moveText',
  renew: 'renewText',
  remove: 'removeText',
} as const satisfies Record<FactorAct, FactorWord>;

interface Props {
  act: FactorAct;
  isOn: boolean;
  onBack: () => void;
  onPending: (pending: Output<typeof setUpSecondFactor.data>) => void;
  onCodes: (answer: Output<typeof newRecoveryCodes.data>) => void;
  onRemoved: (state: Output<typeof removeSecondFactor.data>) => void;
}

/** The password, and a code if a factor is on: every change requires both. */
export function FactorForm({ act, isOn, onBack, onPending, onCodes, onRemoved }: Props) {
  const tFactor = useFactorWords();
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const { password, code } = newRecoveryCodes.body.entries;
  const form = useForm({
    schema: v.object({ password, code: isOn ? code : v.string() }),
    defaults: { password: '', code: '' },
    labels: { password: t('password.current'), code: tFactor('anyCode') },
    // What follows the response depends on the call.
    send: async (typed): Promise<() => void> => {
      const body = { ...typed, brand: brand.id };
      if (act === 'renew') {
        const answer = await api.call('newRecoveryCodes', { body });
        return () => onCodes(answer);
      }
      if (act === 'remove') {
        const answer = await api.call('removeSecondFactor', { body });
        return () => onRemoved(answer);
      }
      const pending = await api.call('setUpSecondFactor', {
        body: isOn ? body : { password: body.password, brand: body.brand },
      });
      return () => onPending(pending);
    },
    onSent: (goOn) => goOn(),
  });
  const { failure } = form;
  const wrong = isFailure(failure, 'incorrectPassword')
    ? 'password'
    : isFailure(failure, 'incorrectSecondFactor')
      ? 'code'
      : undefined;
  return (
    <Form
      form={form}
      refused={
        failure
          ? {
              title: errorMessage(failure),
              faults: wrong ? [{ id: form.idOf(wrong), text: form.labels[wrong] ?? '' }] : [],
            }
          : undefined
      }
    >
      <p className={secondary}>{tFactor(explained[act])}</p>
      <CurrentPasswordField form={form} name="password" hint={t('security.password.hint')} />
      {isOn && (
        <TextField
          form={form}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
      <div className={register.actions}>
        <SubmitButton form={form}>
          {tFactor(act === 'begin' || act === 'move' ? 'continue' : act)}
        </SubmitButton>
        <Button variant="secondary" onClick={onBack}>
          {t('security.back')}
        </Button>
      </div>
    </Form>
  );
}
