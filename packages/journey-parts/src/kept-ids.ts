const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value);

/** Ids of hotels that a text of the browser's storage stands for; what makes no sense is left out. */
export function idsOfText(text: string | null, most: number): readonly string[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? [...new Set(all.filter(isId))].slice(0, most) : [];
  } catch {
    return []; // somebody else's text under our key
  }
}

/** Ids that a browser keeps, for `useSyncExternalStore`. */
export interface KeptIds {
  /** The same list as long as it has not changed. */
  get: () => readonly string[];
  /** On the server nothing is known of it. */
  none: () => readonly string[];
  set: (ids: readonly string[]) => void;
  listen: (listener: () => void) => () => void;
}

const none: readonly string[] = [];

/** A list of hotels under a key of the browser's storage, the same in all tabs; what clears the storage clears it. */
export function keptIds(key: string, most: number): KeptIds {
  const listeners = new Set<() => void>();
  let last: { text: string | null; ids: readonly string[] } = { text: null, ids: none };
  return {
    get() {
      const text = localStorage.getItem(key);
      if (text !== last.text) last = { text, ids: idsOfText(text, most) };
      return last.ids;
    },
    none: () => none,
    set(ids) {
      if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids));
      else localStorage.removeItem(key);
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
