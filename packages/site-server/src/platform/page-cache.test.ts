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

it('renders once a minute, then serves the stale page while it renders the next', async () => {
  const { cache, make, pass, count } = setUp();
  expect(await cache.get('a', make())).toBe('made 1');
  pass(minute - 1);
  expect(await cache.get('a', make())).toBe('made 1');
  expect(count()).toBe(1);
  pass(2);
  expect(await cache.get('a', make())).toBe('made 1');
  await settle();
  expect(await cache.get('a', make())).toBe('made 2');
  pass(11 * minute); // too old to be served at all
  expect(await cache.get('a', make())).toBe('made 3');
});

it('renders once for a hundred concurrent requests, cold or stale', async () => {
  const { cache, make, pass, count } = setUp();
  const burst = () => Promise.all(Array.from({ length: 100 }, () => cache.get('a', make())));
  expect(new Set(await burst())).toEqual(new Set(['made 1']));
  pass(2 * minute);
  expect(new Set(await burst())).toEqual(new Set(['made 1']));
  await settle();
  expect(count()).toBe(2);
});

it('caches neither uncacheable results nor failures', async () => {
  const { cache, make, count } = setUp();
  await cache.get('a', make('nothing'));
  await cache.get('a', make('previous'));
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', make())).toBe('made 3');
  expect(await cache.get('a', make())).toBe('made 3');
  expect(count()).toBe(3);
});

it('serves the stale page while rendering fails, until it is gone', async () => {
  const { cache, make, pass } = setUp();
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  await cache.get('a', make());
  pass(minute + 1);
  expect(await cache.get('a', () => Promise.reject(new Error('service unavailable')))).toBe('made 1');
  await settle();
  expect(printed).toHaveBeenCalledOnce();
  expect(await cache.get('a', make('previous'))).toBe('made 1');
  await settle();
  expect(await cache.get('a', make('nothing'))).toBe('made 1');
  await settle();
  expect(await cache.get('a', make())).toBe('made 4');
});

it('stays within its size limit, and evicts the least recently used first', async () => {
  const { cache, make, count } = setUp(30);
  await cache.get('a', make());
  await cache.get('b', make());
  await cache.get('c', make());
  await cache.get('a', make()); // used again
  await cache.get('d', make());
  expect(cache.weight).toBe(30);
  expect(await cache.get('a', make())).toBe('made 1');
  expect(await cache.get('b', make())).toBe('made 5');
  await cache.get('large', make('this', 31));
  expect(cache.weight).toBe(30);
  expect(count()).toBe(6);
});

it('serves nothing rendered before it was cleared, including what was in progress', async () => {
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
  expect(await slow).toBe('old'); // only for requests made before
  expect(await cache.get('b', make())).toBe('made 3');
});

it('returns a page evicted while it was rendered to the requests waiting for it', async () => {
  const { cache, make } = setUp(30);
  let finish = (_made: CacheResult<string>) => {};
  const slow = cache.get('a', () => new Promise((done) => (finish = done)));
  for (const key of ['b', 'c', 'd', 'e']) await cache.get(key, make());
  finish({ value: 'late', weight: 10, keep: 'this' });
  expect(await slow).toBe('late');
});

it('drops what matches, fresh or stale, and keeps the rest', async () => {
  const { cache, make, pass } = setUp();
  await cache.get('stale', make());
  pass(2 * minute);
  await cache.get('fresh', make());
  await cache.get('other', make());
  cache.drop((value) => value !== 'made 3');
  expect(await cache.get('stale', make())).toBe('made 4');
  expect(await cache.get('fresh', make())).toBe('made 5');
  expect(await cache.get('other', make())).toBe('made 3');
});

it('does not cache a page that matches and was being rendered when it was dropped', async () => {
  const { cache, make, pass } = setUp();
  let finish = () => {};
  const slow = async () => {
    await new Promise<void>((done) => (finish = done));
    return make()();
  };
  const first = cache.get('a', slow);
  cache.drop((value) => value === 'made 1');
  finish();
  expect(await first).toBe('made 1');
  expect(await cache.get('a', make())).toBe('made 2');
  pass(2 * minute); // the same while a stale one is refreshed
  expect(await cache.get('a', slow)).toBe('made 2');
  cache.drop((value) => value === 'made 3');
  finish();
  await settle();
  expect(await cache.get('a', make())).toBe('made 4');
  // A later one is cached again.
  expect(await cache.get('a', make())).toBe('made 4');
});
