import { TextField } from './fields.tsx';
import type { FormHandle } from './use-form.ts';

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
