import { TextField } from '@voyage/forms/fields.tsx';
import type { FormHandle } from '@voyage/forms/use-form.ts';

/** The field for the code of an invitation. */
export const InvitationCodeField = ({ form }: { form: FormHandle<{ code: string }> }) => (
  <TextField
    form={form}
    name="code"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
  />
);
