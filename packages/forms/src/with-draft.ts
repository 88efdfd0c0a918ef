import { get, set, type FieldValues } from 'react-hook-form';
import type { Typed } from './form-draft.ts';

/** What a form begins with: what was kept of the `fields`, where it can still be theirs; the form may be newer. */
export function withDraft(defaults: FieldValues, typed: Typed, fields: readonly string[]): FieldValues {
  const values = structuredClone(defaults);
  for (const field of fields) {
    const [kept, usual]: unknown[] = [typed[field], get(defaults, field)];
    if (typeof kept === typeof usual && Array.isArray(kept) === Array.isArray(usual) && kept !== null)
      set(values, field, kept);
  }
  return values;
}
