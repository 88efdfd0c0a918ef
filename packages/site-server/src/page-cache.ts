import { LRUCache } from 'lru-cache';

/** What was made, how many bytes it takes, and what others are given from now on: this, nothing kept, or what was kept before (this one failed for a passing reason). */
export interface CacheResult<T> {
  value: T;
  weight: number;
  keep: 'this' | 'nothing' | 'previous';
}
type Make<T> = () => Promise<CacheResult<T>>;
interface Limits {
  /** Milliseconds for which what is kept is given without a question. */
  freshFor: number;
  /** Milliseconds after that in which it is given while another is being made. */
  staleFor: number;
  /** Bytes of all together; the least recently asked for goes first. */
  maxWeight: number;
  now?: () => number;
}

/** Carries what was made past the cache to those who wait for it: what is rejected is not kept. */
class Uncacheable<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('not cacheable');
    this.value = value;
  }
}

/** Keeps what is dear to make: made once for all who ask at the same time, and again in the background when it has grown old. */
export class PageCache<T extends NonNullable<unknown>> {
  readonly #limits: Limits;
  #entries: LRUCache<string, T, Make<T>>;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#entries = this.#empty();
  }

  get weight(): number {
    return this.#entries.calculatedSize;
  }

  /** @throws what `make` throws, where nothing is kept */
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

  /** Nothing made before this moment is given any more, nor kept when it is done. */
  clear(): void {
    this.#entries = this.#empty(); // what is under way ends in the one that nobody asks any more
  }

  #empty(): LRUCache<string, T, Make<T>> {
    const { freshFor, maxWeight, now } = this.#limits;
    return new LRUCache<string, T, Make<T>>({
      maxSize: maxWeight,
      ttl: freshFor,
      ttlResolution: 0,
      ...(now ? { perf: { now } } : {}),
      backgroundFetchSize: 0, // what is under way pushes nothing out
      ignoreFetchAbort: true, // pushed out while it is being made: whoever waits for it still gets it
      noDeleteOnFetchRejection: true,
      fetchMethod: async (key, previous, { options, context: make }) => {
        const { value, weight, keep } = await make().catch((error: unknown) => {
          if (previous) console.error(`${key} could not be refreshed:`, error); // nobody waits for this one
          throw error;
        });
        options.size = Math.ceil(weight);
        options.noDeleteOnFetchRejection = keep === 'previous';
        if (keep !== 'this') throw new Uncacheable(value);
        return value;
      },
    });
  }
}
