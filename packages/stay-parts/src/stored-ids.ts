import { browserStorage } from '@voyage/api-client/browser-storage.ts';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value);

/** Parses hotel ids from browser storage; invalid ones are left out. */
export function idsOfText(text: string | null, most: number): readonly string[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? [...new Set(all.filter(isId))].slice(0, most) : [];
  } catch {
    return []; // text of another application under our key
  }
}

/** Ids stored in the browser, for `useSyncExternalStore`. */
export interface StoredIds {
  /** The same array as long as nothing has changed. */
  get: () => readonly string[];
  /** The server snapshot: empty. */
  none: () => readonly string[];
  set: (ids: readonly string[]) => void;
  listen: (listener: () => void) => () => void;
}

const none: readonly string[] = [];

/** A list of hotel ids under a storage key, shared by all tabs; cleared with the storage. */
export function storedIds(key: string, most: number): StoredIds {
  const listeners = new Set<() => void>();
  let last: { text: string | null; ids: readonly string[] } = { text: null, ids: none };
  return {
    get() {
      const text = browserStorage.getItem(key);
      if (text !== last.text) last = { text, ids: idsOfText(text, most) };
      return last.ids;
    },
    none: () => none,
    set(ids) {
      if (ids.length > 0) browserStorage.setItem(key, JSON.stringify(ids));
      else browserStorage.removeItem(key);
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      addEventListener('storage', listener); // another tab
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
