/**
 * What a shared cache (a content delivery network) is told to drop by, in `Surrogate-Key`: everything about a
 * hotel, the lists of hotels and places, the journal, what the company and its forms say, exchange rates, and
 * the prices of products (docs/operations/run.md, "A content delivery network").
 */
export type SurrogateKey = `hotel-${string}` | 'catalogue' | 'journal' | 'facts' | 'rates' | 'prices';

/** The data of a public answer, and how browsers and shared caches may keep it. */
export class CachedAnswer<Data> {
  readonly data: Data;
  /** 0: kept, but not used again without asking (with its ETag), as everything with prices. */
  readonly seconds: number;
  readonly keys: readonly SurrogateKey[];

  constructor(data: Data, seconds: number, keys: readonly SurrogateKey[]) {
    this.data = data;
    this.seconds = seconds;
    this.keys = keys;
  }
}

export const cached = <Data>(data: Data, seconds: number, ...keys: SurrogateKey[]) =>
  new CachedAnswer(data, seconds, keys);
/** An answer with prices: one that has changed must be seen at once, and asking costs little. */
export const withPrices = <Data>(data: Data, ...keys: SurrogateKey[]) => cached(data, 0, ...keys);

/** Whether a client has this content, however it was encoded for it: the sites mark what they compressed as weak. */
export const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

export const cacheControl = ({ seconds }: CachedAnswer<unknown>): string =>
  seconds === 0
    ? 'public, no-cache'
    : `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds * 4}`;
