import { useIntl } from '@voyage/i18n/intl.tsx';
import { RadioGroup } from '@voyage/ui/ChoiceGroup.tsx';
import { TextField } from '@voyage/ui/Field.tsx';
import { heading } from '@voyage/ui/typography.css.ts';
import * as css from './payment.css.ts';
import {
  invoiceKinds,
  type DraftField,
  type InvoiceKind,
  type PaymentDraft,
} from '../state/payment-draft.ts';

/** What a field of the draft is given: its id, value, error and what to do when it changes. */
export type FieldOf = (name: DraftField) => {
  id: string;
  value: string;
  error: string | undefined;
  onBlur: () => void;
  onChange: (event: { target: { value: string } }) => void;
};

/** The Taiwanese e-invoice: to a person, by one of three carriers; to a company by its number; or given away. */
export function InvoiceFields({
  draft,
  field,
  onKind,
}: {
  draft: PaymentDraft;
  field: FieldOf;
  onKind: (kind: InvoiceKind) => void;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <fieldset className={css.part}>
      <RadioGroup
        label={<span className={heading.h3}>{t({ id: 'payment.invoice' })}</span>}
        hint={t({ id: 'payment.invoice.hint' })}
        value={draft.invoice}
        onChange={(kind) => onKind(kind as InvoiceKind)}
        choices={invoiceKinds.map((kind) => ({ value: kind, label: t({ id: `payment.invoice.${kind}` }) }))}
      />
      {draft.invoice === 'mobile' && (
        <TextField
          {...field('mobile')}
          label={t({ id: 'payment.invoice.mobile.number' })}
          hint={t({ id: 'payment.invoice.mobile.hint' })}
          required
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {draft.invoice === 'certificate' && (
        <TextField
          {...field('certificate')}
          label={t({ id: 'payment.invoice.certificate.number' })}
          hint={t({ id: 'payment.invoice.certificate.hint' })}
          required
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {draft.invoice === 'company' && (
        <>
          <TextField
            {...field('companyTitle')}
            label={t({ id: 'payment.invoice.company.title' })}
            required
            maxLength={60}
            autoComplete="organization"
          />
          <TextField
            {...field('companyNumber')}
            label={t({ id: 'payment.invoice.company.number' })}
            hint={t({ id: 'payment.invoice.company.hint' })}
            required
            maxLength={12}
            inputMode="numeric"
          />
        </>
      )}
      {draft.invoice === 'donation' && (
        <TextField
          {...field('donation')}
          label={t({ id: 'payment.invoice.donation.code' })}
          hint={t({ id: 'payment.invoice.donation.hint' })}
          required
          maxLength={10}
          inputMode="numeric"
        />
      )}
    </fieldset>
  );
}
