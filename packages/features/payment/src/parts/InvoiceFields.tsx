import { useWords } from '@voyage/i18n/words.tsx';
import { RadioGroup } from '@voyage/ui/ChoiceGroup.tsx';
import { TextField } from '@voyage/ui/Field.tsx';
import { heading } from '@voyage/ui/typography.css.ts';
import * as css from './payment.css.ts';
import { invoiceKinds, type DraftField, type InvoiceKind, type PaymentDraft } from '../state/payment-draft.ts';

/** What a field of the draft is given: its id, value, error and what to do when it changes. */
export type FieldOf = (name: DraftField) => {
  id: string;
  value: string;
  error: string | undefined;
  onBlur: () => void;
  onChange: (event: { target: { value: string } }) => void;
};

/** The Taiwanese e-invoice: to a person, by one of three carriers; to a company by its number; or given away. */
export function InvoiceFields({ draft, field, onKind }: { draft: PaymentDraft; field: FieldOf; onKind: (kind: InvoiceKind) => void }) {
  const say = useWords();
  return (
    <fieldset className={css.part}>
      <RadioGroup
        label={<span className={heading.h3}>{say('payment.invoice')}</span>}
        hint={say('payment.invoice.hint')}
        value={draft.invoice}
        onChange={(kind) => onKind(kind as InvoiceKind)}
        choices={invoiceKinds.map((kind) => ({ value: kind, label: say(`payment.invoice.${kind}`) }))}
      />
      {draft.invoice === 'mobile' && (
        <TextField
          {...field('mobile')}
          label={say('payment.invoice.mobile.number')}
          hint={say('payment.invoice.mobile.hint')}
          required
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {draft.invoice === 'certificate' && (
        <TextField
          {...field('certificate')}
          label={say('payment.invoice.certificate.number')}
          hint={say('payment.invoice.certificate.hint')}
          required
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {draft.invoice === 'company' && (
        <>
          <TextField {...field('companyTitle')} label={say('payment.invoice.company.title')} required maxLength={60} autoComplete="organization" />
          <TextField
            {...field('companyNumber')}
            label={say('payment.invoice.company.number')}
            hint={say('payment.invoice.company.hint')}
            required
            maxLength={12}
            inputMode="numeric"
          />
        </>
      )}
      {draft.invoice === 'donation' && (
        <TextField
          {...field('donation')}
          label={say('payment.invoice.donation.code')}
          hint={say('payment.invoice.donation.hint')}
          required
          maxLength={10}
          inputMode="numeric"
        />
      )}
    </fieldset>
  );
}
