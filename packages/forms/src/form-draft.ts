import { useStore } from 'jotai';
import { atomWithStorage, createJSONStorage, RESET } from 'jotai/utils';
import { useCallback } from 'react';

/** What was typed, by the name of its field. */
export type Typed = Readonly<Record<string, unknown>>;

const storage = createJSONStorage<Typed>(() => globalThis.sessionStorage);

/** The draft of a form: kept for this tab under `key`, so that a reload, a login or a refusal loses nothing. */
export const formDraft = (key: string) => atomWithStorage<Typed>(key, {}, storage, { getOnInit: true });
export type FormDraft = ReturnType<typeof formDraft>;

/** Forgets a draft, once what it was for is done. */
export function useForgetDraft(draft: FormDraft): () => void {
  const store = useStore();
  return useCallback(() => store.set(draft, RESET), [store, draft]);
}
