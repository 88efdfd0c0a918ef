import { RadioGroup } from '@voyage/forms/choice-fields.tsx';
import { CapitalsField, TextField } from '@voyage/forms/fields.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useEffect, useState } from 'react';
import * as css from './payment.css.ts';
import { invoiceKinds, type PaymentFormHandle } from '../state/payment-form.ts';

/**
 * The Taiwanese e-invoice: for a person, with one of three carriers; for a company, by its number; or
 * donated. Folded while it is the usual one, by email: most payers need no other.
 */
export function InvoiceFields({ form }: { form: PaymentFormHandle }) {
  const { t } = useIntl();
  const kind = useFieldValue(form, 'invoice.kind');
  const [isUnfolded, unfold] = useState(false);
  const group = form.idOf('invoice.kind');
  useEffect(() => {
    if (isUnfolded) focusField(group); // the pressed button is gone
  }, [isUnfolded, group]);
  if (!isUnfolded && kind === 'member')
    return (
      <fieldset>
        <legend className={`${heading.h3} ${css.legend}`}>{t('payment.invoice')}</legend>
        <div className={css.folded}>
          <span>{t('payment.invoice.member')}</span>
          <button type="button" className={css.change} onClick={() => unfold(true)}>
            {t('payment.invoice.change')}
          </button>
        </div>
      </fieldset>
    );
  return (
    <fieldset className={css.part}>
      <RadioGroup
        form={form}
        name="invoice.kind"
        label={<span className={heading.h3}>{t('payment.invoice')}</span>}
        hint={t('payment.invoice.hint')}
        choices={invoiceKinds.map((kind) => ({ value: kind, label: t(`payment.invoice.${kind}`) }))}
        onChosen={form.recheck}
      />
      {kind === 'mobile' && (
        <CapitalsField
          form={form}
          name="invoice.mobile"
          hint={t('payment.invoice.mobile.hint')}
          required
          maxLength={10}
        />
      )}
      {kind === 'certificate' && (
        <CapitalsField
          form={form}
          name="invoice.certificate"
          hint={t('payment.invoice.certificate.hint')}
          required
          maxLength={20}
        />
      )}
      {kind === 'company' && (
        <>
          <TextField
            form={form}
            name="invoice.companyTitle"
            required
            maxLength={60}
            autoComplete="organization"
          />
          <TextField
            form={form}
            name="invoice.companyNumber"
            hint={t('payment.invoice.company.hint')}
            required
            maxLength={12}
            inputMode="numeric"
          />
        </>
      )}
      {kind === 'donation' && (
        <TextField
          form={form}
          name="invoice.donation"
          hint={t('payment.invoice.donation.hint')}
          required
          maxLength={10}
          inputMode="numeric"
        />
      )}
    </fieldset>
  );
}
