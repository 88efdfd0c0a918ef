import { PasswordField, type FieldBinding } from '@voyage/forms/fields.tsx';
import type { FieldValues } from '@voyage/forms/use-form.ts';

/** The member's current password, which confirms a change of the account. */
export function CurrentPasswordField<V extends FieldValues>({
  hint,
  ...field
}: FieldBinding<V, string> & { hint?: string }) {
  return <PasswordField {...field} hint={hint} autoComplete="current-password" maxLength={128} required />;
}
