import { describe, expect, test } from 'vitest';
import { checkVersion } from './version-check.ts';

function storage(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const contents = (kept: Storage) =>
  Object.fromEntries(
    Array.from({ length: kept.length }, (_, i) => [kept.key(i), kept.getItem(kept.key(i) ?? '')]),
  );
const ownEntries = {
  accessToken: 'a',
  refreshToken: 'r',
  currentLang: 'ja',
  activeCurrency: 'JPY',
  isPrivilegeOnly: 'true',
  isDisableLang: 'true',
  isDraftMode: 'true',
  isExpandAll: 'true',
};

describe('the stored version', () => {
  test('is that of the first visit, which clears nothing', () => {
    const local = storage({ ...ownEntries, searchDraft: '{}' });
    expect(checkVersion({ local, session: storage() }, { builtAt: 100 }, { t: 500, build: 100 })).toBe(
      'current',
    );
    expect(contents(local)).toEqual({ ...ownEntries, searchDraft: '{}', version: '500' });
  });

  test('older than the server: page data is cleared, session and preferences stay', () => {
    const local = storage({ ...ownEntries, searchDraft: '{}', other: 'x', version: '500' });
    expect(checkVersion({ local, session: storage() }, { builtAt: 100 }, { t: 501, build: 100 })).toBe(
      'refetch',
    );
    expect(contents(local)).toEqual({ ...ownEntries, version: '501' });
  });

  test.each([500, 499])(
    'as new as the server, or newer (another server responded): nothing happens (%i)',
    (t) => {
      const local = storage({ searchDraft: '{}', version: '500' });
      expect(checkVersion({ local, session: storage() }, { builtAt: 100 }, { t, build: 100 })).toBe(
        'current',
      );
      expect(contents(local)).toEqual({ searchDraft: '{}', version: '500' });
    },
  );

  test('that is some other text is ignored', () => {
    const local = storage({ version: 'nonsense' });
    expect(checkVersion({ local, session: storage() }, { builtAt: 100 }, { t: 500 })).toBe('current');
    expect(contents(local)).toEqual({ version: '500' });
  });
});

describe("a page older than the server's build", () => {
  test('reloads', () => {
    const local = storage({ version: '500' });
    expect(checkVersion({ local, session: storage() }, { builtAt: 100 }, { t: 500, build: 200 })).toBe(
      'reload',
    );
  });

  test('never reloads in a loop, even if servers of different builds keep sending the old page', () => {
    const kept = { local: storage(), session: storage() };
    const servers = [
      { t: 700, build: 200 },
      { t: 500, build: 100 },
      { t: 700, build: 200 },
      { t: 800, build: 200 },
      { t: 900, build: 300 },
      { t: 900, build: 200 },
      { t: 900, build: 300 },
    ];
    const verdicts = servers.map((server) => checkVersion(kept, { builtAt: 100 }, server));
    expect(verdicts).toEqual(['reload', 'current', 'current', 'refetch', 'reload', 'current', 'current']);
  });

  test('only if both know their build: newer data does not reload the page', () => {
    const kept = { local: storage({ version: '1' }), session: storage() };
    expect(checkVersion(kept, { builtAt: 100 }, { t: 500 })).toBe('refetch');
    expect(checkVersion(kept, { builtAt: 0 }, { t: 600, build: 600 })).toBe('refetch');
    expect(checkVersion(kept, { builtAt: 700 }, { t: 700, build: 600 })).toBe('refetch');
  });
});
