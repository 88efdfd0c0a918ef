import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { useEffect, useRef } from 'react';
import type { Verified } from './registration.ts';

/** Drops the ticket of a verification once another address or number is typed: it is valid only for its own. */
export function useOwnTicket(
  form: FormHandle<Verified>,
  contact: 'email' | 'phone',
  ticket: 'emailTicket' | 'phoneTicket',
): void {
  const typed = useFieldValue(form, contact);
  const verified = useRef(typed);
  useEffect(() => {
    if (verified.current === typed) return;
    verified.current = typed;
    if (form.valueOf(ticket) !== '') form.change(ticket, '');
  }, [typed, ticket, form]);
}
