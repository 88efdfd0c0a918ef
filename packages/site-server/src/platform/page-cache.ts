import { LRUCache } from 'lru-cache';
import { log } from './log.ts';

/** A new value, its size in bytes, and what the cache holds from now on: this value, nothing, or the previous value (because this one failed temporarily). */
export interface CacheResult<T> {
  value: T;
  weight: number;
  keep: 'this' | 'nothing' | 'previous';
}
type Make<T> = () => Promise<CacheResult<T>>;
/** Where a value came from; `shared`: it was being made for another caller. */
export type Lookup = 'hit' | 'stale' | 'shared' | 'miss';
interface Limits {
  /** Milliseconds for which a cached value is returned as it is. */
  freshFor: number;
  /** Milliseconds after that in which it is returned while a new one is being made. */
  staleFor: number;
  /** Total size in bytes; the least recently used is evicted first. */
  maxWeight: number;
  now?: () => number;
}

/** Far more than there are while a value is made. */
const maxDrops = 200;

/** Passes a value to its waiting callers without caching it: rejections are not cached. */
class Uncacheable<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('not cacheable');
    this.value = value;
  }
}

function lookupOf<T extends NonNullable<unknown>>({
  fetch,
  returnedStale,
}: LRUCache.Status<string, T, Make<T>>): Lookup {
  if (returnedStale) return 'stale';
  return fetch === 'hit' ? 'hit' : fetch === 'inflight' ? 'shared' : 'miss';
}

/** Caches values that are expensive to make: concurrent callers share one computation, and stale values are refreshed in the background. */
export class PageCache<T extends NonNullable<unknown>> {
  readonly #limits: Limits;
  #drops: { number: number; matches: (value: T) => boolean }[] = [];
  #dropped = 0;
  #entries: LRUCache<string, T, Make<T>>;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#entries = this.#empty();
  }

  /** Values, including those being made. */
  get size(): number {
    return this.#entries.size;
  }
  get weight(): number {
    return this.#entries.calculatedSize;
  }

  /** `seen` is told at once where the value comes from. @throws what `make` throws, if nothing is cached */
  async get(key: string, make: Make<T>, seen?: (lookup: Lookup) => void): Promise<T> {
    const entries = this.#entries;
    const allowStale = entries.getRemainingTTL(key) > -this.#limits.staleFor;
    const status: LRUCache.Status<string, T, Make<T>> = {};
    try {
      const value = entries.forceFetch(key, { context: make, allowStale, status });
      seen?.(lookupOf(status));
      return await value;
    } catch (error) {
      if (error instanceof Uncacheable) return error.value;
      throw error;
    }
  }

  /**
   * Discards the values that match, however fresh, and those that match once they are made: they may have been begun
   * with what has changed since. @returns how many were discarded now
   */
  drop(matches: (value: T) => boolean): number {
    this.#drops = [...this.#drops.slice(1 - maxDrops), { number: ++this.#dropped, matches }];
    // Unlike its other iterators, `dump` includes stale values, which are still returned while they are refreshed.
    let dropped = 0;
    for (const [key, { value }] of this.#entries.dump())
      if (matches(value) && this.#entries.delete(key)) dropped++;
    return dropped;
  }

  /** Discards all values, including those that are still being made. @returns how many that were */
  clear(): number {
    const { size } = this.#entries;
    this.#entries = this.#empty(); // pending work ends in the old cache, which is no longer read
    return size;
  }

  #empty(): LRUCache<string, T, Make<T>> {
    const { freshFor, maxWeight, now } = this.#limits;
    return new LRUCache<string, T, Make<T>>({
      maxSize: maxWeight,
      ttl: freshFor,
      ttlResolution: 0,
      ...(now ? { perf: { now } } : {}),
      backgroundFetchSize: 0, // pending work evicts nothing
      ignoreFetchAbort: true, // evicted while it is being made: its waiting callers still get it
      noDeleteOnFetchRejection: true,
      fetchMethod: async (key, previous, { options, context: make }) => {
        const before = this.#dropped;
        const { value, weight, keep } = await make().catch((error: unknown) => {
          if (previous) log.error({ key, error }, 'a cached page or picture could not be refreshed'); // a background refresh has no waiting caller
          throw error;
        });
        options.size = Math.ceil(weight);
        options.noDeleteOnFetchRejection = keep === 'previous';
        const isDropped = this.#drops.some(({ number, matches }) => number > before && matches(value));
        if (keep !== 'this' || isDropped) throw new Uncacheable(value);
        return value;
      },
    });
  }
}
