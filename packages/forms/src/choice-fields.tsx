import { RadioGroup as PlainRadioGroup } from '@voyage/ui/forms/ChoiceGroup.tsx';
import { Checkbox } from '@voyage/ui/forms/Field.tsx';
import { RadioCards as PlainRadioCards } from '@voyage/ui/forms/RadioCards.tsx';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldBinding, type Props } from './fields.tsx';

/** A single checkbox, or one option of a list of checkboxes. */
export function CheckboxOf<V extends FieldValues>({
  form,
  name,
  option,
  most,
  ...box
}: Props<typeof Checkbox, V, string[]> & {
  /** The value that the list gets when it is checked. */
  option: string;
  /** How many may be checked. */
  most: number;
}) {
  const { value, onChange } = useField({ form, name });
  const chosen: string[] = value;
  const on = chosen.includes(option);
  return (
    <Checkbox
      {...box}
      checked={on}
      disabled={!on && chosen.length >= most}
      onChange={() => onChange(on ? chosen.filter((one) => one !== option) : [...chosen, option])}
    />
  );
}

/** A choice between a few options. */
export function RadioGroup<V extends FieldValues>({
  form,
  name,
  onChosen,
  ...group
}: FieldBinding<V, string> &
  Omit<ComponentProps<typeof PlainRadioGroup>, 'value' | 'onChange'> & { onChosen?: () => void }) {
  const { value, onChange, id, error } = useField({ form, name });
  return (
    <PlainRadioGroup
      id={id}
      error={error}
      {...group}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        onChosen?.();
      }}
    />
  );
}

/** A choice between a few options that need descriptions. */
export function RadioCards<V extends FieldValues>({
  form,
  name,
  ...group
}: FieldBinding<V, string> &
  Omit<ComponentProps<typeof PlainRadioCards>, 'value' | 'onChange' | 'id' | 'error' | 'name'>) {
  const { value, onChange, id, error } = useField({ form, name });
  return <PlainRadioCards {...group} id={id} error={error} value={value} onChange={onChange} />;
}
