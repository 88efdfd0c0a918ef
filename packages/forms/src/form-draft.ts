import { tabStorage } from '@voyage/api-client/browser-storage.ts';
import { useStore } from 'jotai';
import { atomWithStorage, createJSONStorage, RESET } from 'jotai/utils';
import { useCallback } from 'react';

/** Typed values by field name. */
export type DraftValues = Readonly<Record<string, unknown>>;

const storage = createJSONStorage<DraftValues>(() => tabStorage);

/**
 * The draft of a form: kept in this tab under `key`, so that a reload, a login or a rejection loses
 * nothing.
 */
export const formDraft = (key: string) => atomWithStorage<DraftValues>(key, {}, storage, { getOnInit: true });
export type FormDraft = ReturnType<typeof formDraft>;

/** Clears a draft once it is no longer needed. */
export function useClearDraft(draft: FormDraft): () => void {
  const store = useStore();
  return useCallback(() => store.set(draft, RESET), [store, draft]);
}
