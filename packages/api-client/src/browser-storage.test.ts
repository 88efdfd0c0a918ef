import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from './session-fixtures.ts';

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Takes nothing more, as when it is full; `held` is from before. */
function full(held: Record<string, string> = {}): Storage {
  const own = storage();
  for (const [name, value] of Object.entries(held)) own.setItem(name, value);
  own.setItem = () => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  };
  return own;
}
/** The module as a page loads it, with the browser's storage as `get` gives it. */
async function opened(get: () => Storage | null) {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get });
  return import('./browser-storage.ts');
}
beforeEach(() => vi.resetModules());

test.each([
  ['mentioning it throws', refused],
  ['it is null', () => null],
  ['it is full', () => full()],
])('%s: what is stored stays while the page is open, in each of the two', async (_, get) => {
  const { browserStorage, tabStorage } = await opened(get);
  for (const one of [browserStorage, tabStorage]) {
    expect(one.getItem('a')).toBeNull();
    one.setItem('a', '1');
    one.setItem('b', '2');
    expect([one.getItem('a'), one.length, one.key(1), one.key(2)]).toEqual(['1', 2, 'b', null]);
    one.removeItem('a');
    expect(one.getItem('a')).toBeNull();
    one.clear();
    expect(one.length).toBe(0);
    expect(one.isKept()).toBe(false);
  }
});

test('a storage that works holds everything, and another tab sees it', async () => {
  const own = storage();
  const { browserStorage } = await opened(() => own);
  browserStorage.setItem('a', '1');
  expect(own.getItem('a')).toBe('1');
  own.setItem('a', '2');
  expect(browserStorage.getItem('a')).toBe('2');
  expect([browserStorage.isKept(), own.length]).toEqual([true, 1]);
});

test('a full storage gives what it has, and does not restore an old value', async () => {
  const own = full({ a: 'old', b: 'kept' });
  const { browserStorage } = await opened(() => own);
  expect(browserStorage.getItem('a')).toBe('old');
  browserStorage.setItem('a', 'new');
  expect(browserStorage.getItem('a')).toBe('new');
  expect([own.getItem('a'), own.getItem('b')]).toEqual([null, 'kept']);
  expect([browserStorage.isKept(), browserStorage.length]).toEqual([false, 2]);
});

test('a storage that has room again is used again', async () => {
  const own = storage();
  let get: () => Storage | null = refused;
  const { tabStorage } = await opened(() => get());
  tabStorage.setItem('a', '1');
  get = () => own;
  tabStorage.setItem('a', '2');
  expect([tabStorage.getItem('a'), own.getItem('a'), tabStorage.isKept()]).toEqual(['2', '2', true]);
});
