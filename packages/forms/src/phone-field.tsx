import { useIntl } from '@voyage/i18n/intl.tsx';
import { parsePhone, toE164, type PhoneValue } from '@voyage/ui/phone.ts';
import UiPhoneField from '@voyage/ui/PhoneField.tsx';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldBinding } from './fields.tsx';

/** A country as `GET v1/meta/phone-area` lists it: ISO 3166-1 alpha-2, its name, and its calling code with a plus sign. */
export interface PhoneArea {
  country: string;
  name: string;
  callingCode: string;
}

/**
 * A telephone number with its country. The form holds E.164 once the number is complete, and the
 * raw text until then, which the contract rejects with the message for telephone numbers. `home`:
 * the initial country, as ISO 3166-1.
 */
export function PhoneField<V extends FieldValues>({
  form,
  name,
  areas,
  home,
  hint,
}: FieldBinding<V, string> & { areas: readonly PhoneArea[]; home: string; hint?: string }) {
  const { formatMessage: t } = useIntl();
  const { id, error, value, onChange, onBlur } = useField({ form, name });
  const countries = useMemo(
    () =>
      areas.map(({ country, name: label, callingCode }) => ({
        code: country,
        name: label,
        callingCode: callingCode.replace('+', ''),
      })),
    [areas],
  );
  const [typed, setTyped] = useState<PhoneValue>();
  const shown = typed ?? parsePhone(value, countries, home);
  const control = (
    <UiPhoneField
      id={id}
      label={form.labels[name] ?? ''}
      codeLabel={t({ id: 'phone.country' })}
      numberLabel={t({ id: 'phone.number' })}
      emptyText={t({ id: 'phone.none' })}
      openLabel={t({ id: 'phone.open' })}
      {...(hint ? { hint } : {})}
      error={error}
      countries={countries}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(toE164(next, countries) ?? next.number);
      }}
    />
  );
  // Blurred only as a whole: moving from country to number is not leaving the field.
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur()}>
      {control}
    </div>
  );
}
