import { TextField } from '@voyage/forms/fields.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading } from '@voyage/ui/typography.css.ts';
import * as css from './payment.css.ts';
import type { PaymentFormHandle } from '../state/payment-form.ts';

/** The payer's details. */
export function PayerFields({ form }: { form: PaymentFormHandle }) {
  const { formatMessage: t } = useIntl();
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t({ id: 'payment.payer' })}</legend>
      <TextField
        form={form}
        name="payer.name"
        hint={t({ id: 'payment.payer.name.hint' })}
        required
        autoComplete="cc-name"
        maxLength={80}
        lang="en"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={css.two}>
        <TextField
          form={form}
          name="payer.email"
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        <TextField
          form={form}
          name="payer.phone"
          required
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
        />
      </div>
    </fieldset>
  );
}
