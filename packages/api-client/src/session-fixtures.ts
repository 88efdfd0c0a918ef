/** For tests: the time this many days from now, in seconds since 1970. */
export const inDays = (days: number): number => Math.floor(Date.now() / 1000) + days * 86_400;

/** For tests: an unsigned token that expires at `exp` (seconds since 1970). */
export const token = (exp: number, sid = 's'): string =>
  `x.${btoa(JSON.stringify({ sub: 'm', sid, roles: [], level: 'elite', iat: 0, exp }))}.y`;

/** For tests: a browser's storage. */
export function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}
