import { useIntl } from '@voyage/i18n/intl.tsx';
import { Stepper } from '@voyage/ui/forms/Stepper.tsx';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldBinding } from './fields.tsx';

/** A small number in a form, changed one step at a time; its label comes from the form. */
export function StepperField<V extends FieldValues>({
  form,
  name,
  hint,
  ...range
}: FieldBinding<V, number> & { min: number; max: number; hint?: string }) {
  const { t } = useIntl();
  const { value, error, onChange } = useField({ form, name });
  const label = form.labels[name] ?? '';
  return (
    <Stepper
      {...range}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      error={error}
      value={value}
      onChange={onChange}
      fewerLabel={t('stays.fewer', { what: label })}
      moreLabel={t('stays.more', { what: label })}
    />
  );
}
