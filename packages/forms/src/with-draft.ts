import { get, set, type FieldValues } from 'react-hook-form';
import type { DraftValues } from './form-draft.ts';

/** What a form begins with: what was kept of the `fields`, where it can still be theirs; the form may be newer. */
export function withDraft(defaults: FieldValues, draft: DraftValues, fields: readonly string[]): FieldValues {
  const values = structuredClone(defaults);
  for (const field of fields) {
    const [saved, initial]: unknown[] = [draft[field], get(defaults, field)];
    if (typeof saved === typeof initial && Array.isArray(saved) === Array.isArray(initial) && saved !== null)
      set(values, field, saved);
  }
  return values;
}
