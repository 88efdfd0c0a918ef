import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { langsOf, readIn } from '@voyage/domain/partial-text.ts';
import { isDatabaseUnavailable } from '../../platform/database-unavailable.ts';
import type { Database } from '../../db/connect.ts';
import type { HotelStory } from '../../db/schema/inventory.ts';
import { errors } from '../../platform/errors.ts';

export type Story = Pick<HotelDetail, 'story' | 'highlights'> & {
  /** Of the two, where they are in another language. */
  langs?: Partial<Record<'story' | 'highlights', Locale>>;
};

/** Stories in memory: some 8 KiB each, in all languages. */
const most = 300;
/** How long a hotel waits for its story. */
const timeoutMs = 1000;
const none: Story = { story: [], highlights: [] };

/**
 * The stories of hotels, read from the database where a single hotel is shown, the latest kept: all of them
 * would be the largest part of the index in memory.
 */
export class Stories {
  /** The one shown longest ago first. */
  readonly #kept = new Map<number, Promise<HotelStory>>();
  readonly #db: Pick<Database, 'pool'>;
  readonly #most: number;
  readonly #timeoutMs: number;

  constructor(db: Pick<Database, 'pool'>, limits: { most?: number; timeoutMs?: number } = {}) {
    this.#db = db;
    this.#most = limits.most ?? most;
    this.#timeoutMs = limits.timeoutMs ?? timeoutMs;
  }

  /**
   * A story, or an empty one while the database is unavailable or slow: the hotel, its rooms and its rates
   * come from memory and are shown without it. @throws ApiError ht0001 if the hotel no longer exists
   */
  async ifAvailable(hotelId: number, locale: Locale): Promise<Story> {
    const late = Promise.withResolvers<Story>();
    const timer = setTimeout(() => late.resolve(none), this.#timeoutMs);
    try {
      return await Promise.race([this.of(hotelId, locale), late.promise]);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return none;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws ApiError ht0001 if the hotel no longer exists, and errors of the database */
  async of(hotelId: number, locale: Locale): Promise<Story> {
    const reading = this.#kept.get(hotelId) ?? this.#read(hotelId);
    this.#kept.delete(hotelId);
    this.#kept.set(hotelId, reading);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    const texts = await reading;
    const story = readIn(texts.paragraphs, locale);
    const highlights = readIn(texts.highlights, locale);
    return {
      story: story?.value ?? [],
      highlights: highlights?.value ?? [],
      ...langsOf({ story, highlights }, locale),
    };
  }

  /** Forgets the stories of hotels that have changed. */
  drop(hotelIds: readonly number[]): void {
    for (const id of hotelIds) this.#kept.delete(id);
  }

  #read(hotelId: number): Promise<HotelStory> {
    const reading = this.#db.pool
      .query<{ story: HotelStory }>('select story from hotels where id = $1', [hotelId])
      .then(({ rows: [found] }) => {
        if (!found) throw errors.hotelNotFound();
        return found.story;
      });
    // A failure is not kept: the next visitor asks again.
    reading.catch(() => {
      if (this.#kept.get(hotelId) === reading) this.#kept.delete(hotelId);
    });
    return reading;
  }
}
