const key = 'favourites';
/** As many as a member can save at once later without waiting. */
const most = 50;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value);

/** Ids of hotels that a text of the browser's storage stands for, the latest first; what makes no sense is left out. */
export function keptOfText(text: string | null): readonly string[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? [...new Set(all.filter(isId))].slice(0, most) : [];
  } catch {
    return []; // somebody else's text under our key
  }
}
/** The ids with one more, before the others, or without it. */
export const withKept = (ids: readonly string[], id: string, on: boolean): readonly string[] => {
  const others = ids.filter((one) => one !== id);
  return on ? [id, ...others].slice(0, most) : others;
};

const listeners = new Set<() => void>();
let last: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };
const none: readonly string[] = [];

/** What a visitor has saved, kept in this browser until somebody logs in. The same list as long as it has not changed. */
export const keptFavourites = {
  get(): readonly string[] {
    const text = localStorage.getItem(key);
    if (text !== last.text) last = { text, ids: keptOfText(text) };
    return last.ids;
  },
  /** On the server nothing is known of it. */
  none: () => none,
  set(ids: readonly string[]): void {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids));
    else localStorage.removeItem(key);
    for (const listener of listeners) listener();
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener); // another tab
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};
