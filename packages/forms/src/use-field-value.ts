import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import type { FormHandle } from './use-form.ts';

/** The current value of a field; re-renders when it changes. */
export function useFieldValue<V extends FieldValues, N extends FieldPath<V>>(
  form: FormHandle<V>,
  name: N,
): PathValue<V, N> {
  return useWatch({ control: form.control, name });
}
