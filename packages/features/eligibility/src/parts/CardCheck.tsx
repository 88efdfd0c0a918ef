import { checkCard } from '@voyage/contracts/auth.ts';
import { TextField } from '@voyage/forms/fields.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useState } from 'react';
import { CheckSection } from './CheckSection.tsx';

/**
 * A check by the first six to eight digits of a card, which identify the bank and type of card but no
 * account.
 */
export function CardCheck() {
  const { t, api } = usePage();
  const [checked, setChecked] = useState<{ bin: string; qualified: boolean }>();
  const form = useForm({
    schema: checkCard.body,
    defaults: { bin: '' },
    labels: { bin: t('eligibility.card.digits') },
    errors: 'on-submit',
    focus: 'field',
    repeats: true,
    send: async (body) => ({ ...body, ...(await api.call('checkCard', { body })) }),
    onSent: setChecked,
    onFailed: useFailureNotice(),
  });
  return (
    <CheckSection
      id="by-card"
      title={t('eligibility.card')}
      text={t('eligibility.card.text')}
      form={form}
      result={
        checked && {
          of: checked.bin,
          qualified: checked.qualified,
          title: t(checked.qualified ? 'eligibility.card.yes' : 'eligibility.card.no', {
            digits: checked.bin,
          }),
          words: t(checked.qualified ? 'eligibility.card.yes.text' : 'eligibility.no.text'),
        }
      }
    >
      <TextField
        form={form}
        name="bin"
        hint={t('eligibility.card.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
      />
    </CheckSection>
  );
}
