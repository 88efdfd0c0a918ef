import { checkCard } from '@voyage/contracts/auth.ts';
import { TextField } from '@voyage/forms/fields.tsx';
import { LineForm, SubmitButton } from '@voyage/forms/Form.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import { useState } from 'react';
import * as css from './eligibility.css.ts';
import { CheckResult } from './CheckResult.tsx';

/** A card by its first six to eight digits, which name the bank and the kind of card and no account. */
export function CardCheck() {
  const { formatMessage: t } = useIntl();
  const { api } = useSite();
  const notify = useNotify();
  const failureWords = useErrorMessage();
  const [checked, setChecked] = useState<{ bin: string; qualified: boolean }>();
  const form = useForm({
    schema: checkCard.body,
    defaults: { bin: '' },
    labels: { bin: t({ id: 'eligibility.card.digits' }) },
    errors: 'on-submit',
    focus: 'field',
    send: async (body) => ({ ...body, ...(await api.call('checkCard', { body })) }),
    onSent: setChecked,
    onFailed: (error, shownAtFields) => shownAtFields || notify(failureWords(error)),
  });
  return (
    <section className={css.way} aria-labelledby="by-card">
      <h2 className={heading.h3} id="by-card">
        {t({ id: 'eligibility.card' })}
      </h2>
      <p className={secondary}>{t({ id: 'eligibility.card.text' })}</p>
      <LineForm form={form} className={css.form}>
        <TextField
          form={form}
          name="bin"
          hint={t({ id: 'eligibility.card.hint' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
        <div>
          <SubmitButton form={form} busyLabel={t({ id: 'site.loading' })}>
            {t({ id: 'eligibility.check' })}
          </SubmitButton>
        </div>
      </LineForm>
      {checked && (
        <CheckResult
          key={checked.bin}
          qualified={checked.qualified}
          title={t(
            { id: checked.qualified ? 'eligibility.card.yes' : 'eligibility.card.no' },
            { digits: checked.bin },
          )}
          words={t({ id: checked.qualified ? 'eligibility.card.yes.text' : 'eligibility.no.text' })}
        />
      )}
    </section>
  );
}
