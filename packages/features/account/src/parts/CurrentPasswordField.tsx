import { PasswordField, type FieldBinding } from '@voyage/forms/fields.tsx';
import type { FieldValues } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

/** The member's current password, which confirms a change of the account. */
export function CurrentPasswordField<V extends FieldValues>({
  hint,
  ...field
}: FieldBinding<V, string> & { hint?: string }) {
  const { t } = useIntl();
  return (
    <PasswordField
      {...field}
      hint={hint}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
      autoComplete="current-password"
      maxLength={128}
      required
    />
  );
}
