import { useIntl } from '@voyage/i18n/intl.tsx';
import * as ui from '@voyage/ui/forms/Field.tsx';
import { useEffect, type ComponentProps, type ElementType } from 'react';
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { FormHandle } from './use-form.ts';

export interface FieldBinding<V extends FieldValues, T> {
  form: FormHandle<V>;
  name: FieldPathByValue<V, T>;
}
export type Props<C extends ElementType, V extends FieldValues, T> = FieldBinding<V, T> &
  Omit<ComponentProps<C>, 'form' | 'label' | 'error' | 'id' | 'name' | 'value' | 'checked'>;

/** What a control needs from the form to show and change the field `name`. */
export function useField<V extends FieldValues, T>({ form, name }: FieldBinding<V, T>) {
  const { field } = useController({ control: form.control, name });
  return {
    id: form.idOf(name),
    name,
    error: form.errorOf(name),
    value: field.value,
    onBlur: field.onBlur,
    onChange: field.onChange,
  };
}

/** A text field with its label from the form. Text typed or autofilled before hydration is kept. */
function useText<V extends FieldValues>(bound: FieldBinding<V, string>) {
  const field = useField(bound);
  useEffect(() => {
    const element = document.getElementById(field.id);
    const early = element && 'value' in element ? element.value : '';
    if (early && early !== field.value) field.onChange(early);
    // oxlint-disable-next-line exhaustive-deps -- once: afterwards React knows of all
  }, []);
  return { ...field, label: bound.form.labels[bound.name] ?? '' };
}

export function TextField<V extends FieldValues>({
  form,
  name,
  ...input
}: Props<typeof ui.TextField, V, string>) {
  return <ui.TextField {...input} {...useText({ form, name })} />;
}
export const EmailField = <V extends FieldValues>(field: Props<typeof ui.TextField, V, string>) => (
  <TextField type="email" inputMode="email" autoComplete="email" {...field} />
);
/** For capitals that are no words: a name as in a passport, a code. */
export const CapitalsField = <V extends FieldValues>(field: Props<typeof ui.TextField, V, string>) => (
  <TextField autoCapitalize="characters" spellCheck={false} {...field} />
);
export function PasswordField<V extends FieldValues>({
  form,
  name,
  ...input
}: Omit<Props<typeof ui.PasswordField, V, string>, 'showLabel' | 'hideLabel'>) {
  const { t } = useIntl();
  return (
    <ui.PasswordField
      {...input}
      {...useText({ form, name })}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
    />
  );
}
export function TextArea<V extends FieldValues>({
  form,
  name,
  ...input
}: Props<typeof ui.TextArea, V, string>) {
  return <ui.TextArea {...input} {...useText({ form, name })} />;
}
export function SelectField<V extends FieldValues>({
  form,
  name,
  ...select
}: Props<typeof ui.SelectField, V, string>) {
  return <ui.SelectField {...select} {...useText({ form, name })} />;
}

/** A yes or no checkbox. */
export function Checkbox<V extends FieldValues>({
  form,
  name,
  ...box
}: Props<typeof ui.Checkbox, V, boolean>) {
  const { value, ...field } = useField({ form, name });
  return <ui.Checkbox {...box} {...field} checked={value} />;
}
