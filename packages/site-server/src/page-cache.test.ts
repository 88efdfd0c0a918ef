import { expect, it, vi } from 'vitest';
import { PageCache, type CacheResult } from './page-cache.ts';

const minute = 60_000;
function setUp(maxWeight = 1000) {
  let time = 1_000_000;
  const cache = new PageCache<string>({
    freshFor: minute,
    staleFor: 10 * minute,
    maxWeight,
    now: () => time,
  });
  let made = 0;
  const make =
    (keep: CacheResult<string>['keep'] = 'this', weight = 10) =>
    async (): Promise<CacheResult<string>> => ({ value: `made ${++made}`, weight, keep });
  return { cache, make, pass: (ms: number) => void (time += ms), count: () => made };
}
const settle = () => new Promise((done) => setTimeout(done));

it('makes once for a minute, then gives the old one while the next is made', async () => {
  const { cache, make, pass, count } = setUp();
  expect(await cache.get('a', make())).toBe('made 1');
  pass(minute - 1);
  expect(await cache.get('a', make())).toBe('made 1');
  expect(count()).toBe(1);
  pass(2);
  expect(await cache.get('a', make())).toBe('made 1');
  await settle();
  expect(await cache.get('a', make())).toBe('made 2');
  pass(11 * minute); // too old to be given at all
  expect(await cache.get('a', make())).toBe('made 3');
});

it('makes once for a hundred who ask at once, cold or old', async () => {
  const { cache, make, pass, count } = setUp();
  const burst = () => Promise.all(Array.from({ length: 100 }, () => cache.get('a', make())));
  expect(new Set(await burst())).toEqual(new Set(['made 1']));
  pass(2 * minute);
  expect(new Set(await burst())).toEqual(new Set(['made 1']));
  await settle();
  expect(count()).toBe(2);
});

it('keeps neither what must not be kept nor a failure, and asks again', async () => {
  const { cache, make, count } = setUp();
  await cache.get('a', make('nothing'));
  await cache.get('a', make('previous'));
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', make())).toBe('made 3');
  expect(await cache.get('a', make())).toBe('made 3');
  expect(count()).toBe(3);
});

it('goes on giving the old one while making it anew fails, but not when it is gone', async () => {
  const { cache, make, pass } = setUp();
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await cache.get('a', make());
  pass(minute + 1);
  expect(await cache.get('a', () => Promise.reject(new Error('service away')))).toBe('made 1');
  await settle();
  expect(consoleError).toHaveBeenCalledOnce();
  expect(await cache.get('a', make('previous'))).toBe('made 1');
  await settle();
  expect(await cache.get('a', make('nothing'))).toBe('made 1');
  await settle();
  expect(await cache.get('a', make())).toBe('made 4');
});

it('stays within its bytes, and lets go first of what was asked for longest ago', async () => {
  const { cache, make, count } = setUp(30);
  await cache.get('a', make());
  await cache.get('b', make());
  await cache.get('c', make());
  await cache.get('a', make()); // asked for again
  await cache.get('d', make());
  expect(cache.weight).toBe(30);
  expect(await cache.get('a', make())).toBe('made 1');
  expect(await cache.get('b', make())).toBe('made 5');
  await cache.get('large', make('this', 31));
  expect(cache.weight).toBe(30);
  expect(count()).toBe(6);
});

it('gives nothing made before it was cleared, not even what is under way', async () => {
  const { cache, make } = setUp();
  await cache.get('a', make());
  let finish = (_made: CacheResult<string>) => {};
  const slow = cache.get(
    'b',
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  cache.clear();
  expect(cache.weight).toBe(0);
  expect(await cache.get('a', make())).toBe('made 2');
  expect(await cache.get('b', make())).toBe('made 3');
  finish({ value: 'old', weight: 10, keep: 'this' });
  expect(await slow).toBe('old'); // who asked before gets it; nobody after
  expect(await cache.get('b', make())).toBe('made 3');
});

it('gives what was pushed out while it was being made to those who wait for it', async () => {
  const { cache, make } = setUp(30);
  let finish = (_made: CacheResult<string>) => {};
  const slow = cache.get('a', () => new Promise((done) => (finish = done)));
  for (const key of ['b', 'c', 'd', 'e']) await cache.get(key, make());
  finish({ value: 'late', weight: 10, keep: 'this' });
  expect(await slow).toBe('late');
});
