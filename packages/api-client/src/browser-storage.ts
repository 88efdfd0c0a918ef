/**
 * Browsers refuse storage: with all cookies blocked its mere mention throws, in some private windows and embedded
 * browsers it is null, and when it is full it takes nothing more. Everything that the sites store goes through these
 * two, which then keep it in memory, for as long as the page is open (docs/product/states.md, "Storage").
 */
export interface BrowserStorage extends Storage {
  /**
   * Whether what is stored now would still be there after a reload. What repeats itself with every reload unless
   * it is stored, such as a reload of our own, must not happen if it would not.
   */
  isKept(): boolean;
}

const probe = 'probe';

/** @param open mentions the browser's own storage, which may throw */
function withMemory(open: () => Storage | null | undefined): BrowserStorage {
  /** What the browser did not take. */
  const memory = new Map<string, string>();
  function attempt<Result>(act: (own: Storage) => Result): Result | undefined {
    try {
      const own = open();
      return own ? act(own) : undefined;
    } catch {
      return undefined;
    }
  }
  const names = (): string[] => {
    const own = attempt((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i))) ?? [];
    return [...new Set([...own.filter((name) => name !== null), ...memory.keys()])];
  };
  return {
    get length() {
      return names().length;
    },
    key: (index) => names()[index] ?? null,
    getItem: (name) => memory.get(name) ?? attempt((own) => own.getItem(name)) ?? null,
    setItem: (name, value) => {
      const taken = attempt((own) => {
        own.setItem(name, value);
        return true;
      });
      if (taken) return void memory.delete(name);
      memory.set(name, value);
      // What it has of before would come back with the next page.
      attempt((own) => own.removeItem(name));
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((own) => own.removeItem(name));
    },
    clear: () => {
      memory.clear();
      attempt((own) => own.clear());
    },
    isKept: () =>
      memory.size === 0 &&
      attempt((own) => {
        own.setItem(probe, probe);
        own.removeItem(probe);
        return true;
      }) === true,
  };
}

/** The storage of this browser, shared by its tabs. */
export const browserStorage = withMemory(() => globalThis.localStorage);
/** The storage of this tab. */
export const tabStorage = withMemory(() => globalThis.sessionStorage);
