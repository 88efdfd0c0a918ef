import { LRUCache } from 'lru-cache';

/** A new value, its size in bytes, and what the cache holds from now on: this value, nothing, or the previous value (because this one failed temporarily). */
export interface CacheResult<T> {
  value: T;
  weight: number;
  keep: 'this' | 'nothing' | 'previous';
}
type Make<T> = () => Promise<CacheResult<T>>;
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
const mostDrops = 200;

/** Passes a value to its waiting callers without caching it: rejections are not cached. */
class Uncacheable<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('not cacheable');
    this.value = value;
  }
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

  get weight(): number {
    return this.#entries.calculatedSize;
  }

  /** @throws what `make` throws, if nothing is cached */
  async get(key: string, make: Make<T>): Promise<T> {
    const entries = this.#entries;
    const allowStale = entries.getRemainingTTL(key) > -this.#limits.staleFor;
    try {
      return await entries.forceFetch(key, { context: make, allowStale });
    } catch (error) {
      if (error instanceof Uncacheable) return error.value;
      throw error;
    }
  }

  /**
   * Discards the values that match, however fresh, and those that match once they are made: they may have been begun
   * with what has changed since.
   */
  drop(matches: (value: T) => boolean): void {
    this.#drops = [...this.#drops.slice(1 - mostDrops), { number: ++this.#dropped, matches }];
    // Unlike its other iterators, `dump` includes stale values, which are still returned while they are refreshed.
    for (const [key, { value }] of this.#entries.dump()) if (matches(value)) this.#entries.delete(key);
  }

  /** Discards all values, including those that are still being made. */
  clear(): void {
    this.#entries = this.#empty(); // pending work ends in the old cache, which is no longer read
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
          if (previous) console.error(`${key} could not be refreshed:`, error); // a background refresh has no waiting caller
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
