import { get, set, type FieldValues } from 'react-hook-form';
import type { DraftValues } from './form-draft.ts';

/**
 * Initial values: the saved draft, limited to `fields` and to values that still have the right
 * type; the form may have changed since.
 */
export function withDraft(defaults: FieldValues, draft: DraftValues, fields: readonly string[]): FieldValues {
  const values = structuredClone(defaults);
  for (const field of fields) {
    const [saved, initial]: unknown[] = [draft[field], get(defaults, field)];
    if (typeof saved === typeof initial && Array.isArray(saved) === Array.isArray(initial) && saved !== null)
      set(values, field, saved);
  }
  return values;
}
