/** What was made, how many bytes it takes, and what others are given from now on: this, nothing kept, or what was kept before (this one failed for a passing reason). */
export interface CacheResult<T> {
  value: T;
  weight: number;
  keep: 'this' | 'nothing' | 'previous';
}
interface Entry<T> {
  value: T;
  weight: number;
  at: number;
}
interface Limits {
  /** Milliseconds for which what is kept is given without a question. */
  freshFor: number;
  /** Milliseconds after that in which it is given while another is being made. */
  staleFor: number;
  /** Bytes of all together; the least recently asked for goes first. */
  maxWeight: number;
  now?: () => number;
}

/** Keeps what is dear to make: made once for all who ask at the same time, and again in the background when it has grown old. */
export class PageCache<T> {
  readonly #limits: Limits;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #making = new Map<string, Promise<T>>();
  #weight = 0;
  #generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get weight(): number {
    return this.#weight;
  }

  /** @throws what `make` throws, where nothing is kept */
  async get(key: string, make: () => Promise<CacheResult<T>>): Promise<T> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.at : Number.POSITIVE_INFINITY;
    if (!entry || age >= this.#limits.freshFor + this.#limits.staleFor) return this.#make(key, make);
    this.#entries.delete(key);
    this.#entries.set(key, entry); // the last in the order is the last to go
    if (age >= this.#limits.freshFor)
      this.#make(key, make).catch((error: unknown) => console.error(`${key} could not be made anew:`, error));
    return entry.value;
  }

  /** Nothing made before this moment is given any more, nor kept when it is done. */
  clear(): void {
    this.#generation++;
    this.#entries.clear();
    this.#making.clear();
    this.#weight = 0;
  }

  #now(): number {
    return (this.#limits.now ?? Date.now)();
  }

  #make(key: string, make: () => Promise<CacheResult<T>>): Promise<T> {
    const running = this.#making.get(key);
    if (running) return running;
    const generation = this.#generation;
    const making = make()
      .then(({ value, weight, keep }) => {
        if (generation === this.#generation && keep !== 'previous')
          this.#put(key, keep === 'this' ? { value, weight, at: this.#now() } : undefined);
        return value;
      })
      .finally(() => this.#making.get(key) === making && this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #put(key: string, entry: Entry<T> | undefined): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
    if (!entry || entry.weight > this.#limits.maxWeight) return;
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const [oldest, { weight }] of this.#entries) {
      if (this.#weight <= this.#limits.maxWeight) return;
      this.#entries.delete(oldest);
      this.#weight -= weight;
    }
  }
}
