import type { PartialText } from '@voyage/domain/partial-text.ts';
import { isDatabaseUnavailable } from '../../platform/database-unavailable.ts';
import type { Database } from '../../db/connect.ts';
import type { HotelStory, SuppliedPicture } from '../../db/schema/inventory.ts';
import { errors } from '../../platform/errors.ts';

/** What only a hotel's own page shows, in all languages. */
export interface Details {
  story: HotelStory;
  /** All of a supplier's. */
  pictures: readonly SuppliedPicture[];
  /** A supplier's, by room. */
  descriptions: Record<number, PartialText>;
}

/** Hotels whose details are in memory: some 8 KiB each of our own. */
const maxEntries = 300;
/** How long a hotel waits for its details. */
const timeoutMs = 1000;
const none: Details = {
  story: { standfirst: {}, paragraphs: {}, highlights: {} },
  pictures: [],
  descriptions: {},
};

/**
 * The details of hotels, read from the database where a single hotel is shown, the latest kept: all of them
 * would be the largest part of the index in memory.
 */
export class DetailsCache {
  /** The one shown longest ago first. */
  readonly #kept = new Map<number, Promise<Details>>();
  readonly #db: Pick<Database, 'pool'>;
  readonly #maxEntries: number;
  readonly #timeoutMs: number;

  constructor(db: Pick<Database, 'pool'>, limits: { maxEntries?: number; timeoutMs?: number } = {}) {
    this.#db = db;
    this.#maxEntries = limits.maxEntries ?? maxEntries;
    this.#timeoutMs = limits.timeoutMs ?? timeoutMs;
  }

  /**
   * The details, or none while the database is unavailable or slow: the hotel, its rooms and its rates
   * come from memory and are shown without them. @throws ApiError ht0001 if the hotel no longer exists
   */
  async ifAvailable(hotelId: number): Promise<Details> {
    const late = Promise.withResolvers<Details>();
    const timer = setTimeout(() => late.resolve(none), this.#timeoutMs);
    try {
      return await Promise.race([this.of(hotelId), late.promise]);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return none;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws ApiError ht0001 if the hotel no longer exists, and errors of the database */
  of(hotelId: number): Promise<Details> {
    const reading = this.#kept.get(hotelId) ?? this.#read(hotelId);
    this.#kept.delete(hotelId);
    this.#kept.set(hotelId, reading);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#maxEntries) break;
      this.#kept.delete(oldest);
    }
    return reading;
  }

  /** Forgets the details of hotels that have changed. */
  drop(hotelIds: readonly number[]): void {
    for (const id of hotelIds) this.#kept.delete(id);
  }

  #read(hotelId: number): Promise<Details> {
    const reading = this.#db.pool
      .query<Details>(
        `select story, coalesce(supplied_pictures, '[]') as pictures, (select coalesce(jsonb_object_agg(id, supplied->'description'), '{}') from room_types where hotel_id = $1 and supplied is not null) as descriptions from hotels where id = $1`,
        [hotelId],
      )
      .then(({ rows: [found] }) => {
        if (!found) throw errors.hotelNotFound();
        return found;
      });
    // A failure is not kept: the next visitor asks again.
    reading.catch(() => {
      if (this.#kept.get(hotelId) === reading) this.#kept.delete(hotelId);
    });
    return reading;
  }
}
