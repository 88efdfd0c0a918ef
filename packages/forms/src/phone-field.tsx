import { TextField } from '@voyage/ui/forms/Field.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { LazyBoundary } from '@voyage/ui/feedback/LazyBoundary.tsx';
import { place } from '@voyage/ui/forms/PhoneField.css.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldBinding } from './fields.tsx';
import type { PhoneArea } from './phone-area.ts';

export type { PhoneArea };

const Control = lazyPart(() => import('./phone-control.tsx'));

/**
 * A telephone number with its country. The form holds E.164 once the number is complete, and the
 * raw text until then, which the contract rejects with the message for telephone numbers. `areas`:
 * undefined until they are loaded; its place is kept. `home`: the initial country, as ISO 3166-1; the visitor's if
 * not given. Should its script not load, a plain field takes the number with its calling code.
 */
export function PhoneField<V extends FieldValues>({
  form,
  name,
  areas,
  ...field
}: FieldBinding<V, string> & {
  areas: readonly PhoneArea[] | undefined;
  home?: string | undefined;
  hint?: string;
}) {
  const { id, error, value, onChange, onBlur } = useField({ form, name });
  const [isPlain, setIsPlain] = useState(false);
  const label = form.labels[name] ?? '';
  if (isPlain)
    return (
      <TextField
        {...{ id, name, error, value, onBlur, label }}
        {...(field.hint === undefined ? {} : { hint: field.hint })}
        type="tel"
        autoComplete="tel"
        placeholder="+"
        onChange={onChange}
      />
    );
  // Blurred only as a whole: moving from country to number is not leaving the field.
  return (
    <div
      className={place}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur()}
    >
      {areas && (
        <LazyBoundary onFailed={() => setIsPlain(true)}>
          <Control {...{ id, error, value, onChange, areas, label, ...field }} />
        </LazyBoundary>
      )}
    </div>
  );
}
