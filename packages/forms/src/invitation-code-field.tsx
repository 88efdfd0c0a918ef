import { CapitalsField } from './fields.tsx';
import type { FormHandle } from './use-form.ts';

/** The field for the code of an invitation. */
export const InvitationCodeField = ({ form }: { form: FormHandle<{ code: string }> }) => (
  <CapitalsField form={form} name="code" autoComplete="off" maxLength={40} />
);
