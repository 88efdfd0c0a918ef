import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import type { Database } from '../../../db/connect.ts';
import { errors } from '../../../platform/errors.ts';

export type Story = Pick<HotelDetail, 'story' | 'highlights'>;

/** Stories in memory: some 2 KiB each. */
const most = 1000;
/** How long a hotel waits for its story. */
const timeoutMs = 1000;
const none: Story = { story: [], highlights: [] };

/**
 * The stories of hotels, read from the database where a single hotel is shown, the latest kept: all of them
 * would be the largest part of the catalogue in memory.
 */
export class Stories {
  /** The one shown longest ago first. */
  readonly #kept = new Map<string, Promise<Story>>();
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
  of(hotelId: number, locale: Locale): Promise<Story> {
    const key = `${hotelId} ${locale}`;
    const story = this.#kept.get(key) ?? this.#read(key, hotelId, locale);
    this.#kept.delete(key);
    this.#kept.set(key, story);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return story;
  }

  /** Forgets the stories of hotels that have changed. */
  drop(hotelIds: readonly number[]): void {
    const changed = new Set(hotelIds.map(String));
    for (const key of this.#kept.keys()) if (changed.has(key.split(' ')[0] ?? '')) this.#kept.delete(key);
  }

  #read(key: string, hotelId: number, locale: Locale): Promise<Story> {
    const reading = this.#db.pool
      .query<Story>(
        "select story->'paragraphs'->$2::text as story, story->'highlights'->$2::text as highlights from hotels where id = $1",
        [hotelId, locale],
      )
      .then(({ rows: [story] }) => {
        if (!story) throw errors.hotelNotFound();
        return story;
      });
    // A failure is not kept: the next visitor asks again.
    reading.catch(() => {
      if (this.#kept.get(key) === reading) this.#kept.delete(key);
    });
    return reading;
  }
}
