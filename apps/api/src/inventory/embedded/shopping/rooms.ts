import { itemAt } from '@voyage/domain/item-at.ts';
import type { ContentRoom, RoomKind } from '../../content/hotel.ts';
import { Nights } from './nights.ts';

export interface StoredRoom extends ContentRoom {
  /** Per night, in the minor unit of the hotel's currency. */
  baseRate: number;
  /** Day number of the first night. */
  firstDay: number;
  /** The number of nights, and where they begin in `left`. */
  nights: number;
  leftAt: number;
  /** Rooms for sale; shared by all rooms that were loaded together. */
  left: Nights;
}

/**
 * The rooms of all hotels that were loaded together, an array for each property: an object for each of
 * 180,000 rooms takes three times as much, and a search reads them from all over the memory.
 */
export class RoomColumns {
  readonly kinds: RoomKind[];
  readonly baseRates: Float64Array;
  readonly left: Nights;
  readonly #ids: Int32Array;
  readonly #sizes: Uint32Array;
  readonly #firstDays: Int32Array;
  /** One more than rooms: the nights of a room end where those of the next begin. */
  readonly #leftAt: Uint32Array;
  constructor(rooms: readonly Omit<StoredRoom, 'leftAt' | 'left'>[]) {
    this.kinds = rooms.map(({ kind }) => kind);
    this.baseRates = Float64Array.from(rooms, ({ baseRate }) => baseRate);
    this.#ids = Int32Array.from(rooms, ({ id }) => id);
    this.#sizes = Uint32Array.from(rooms, ({ sizeSquareMetres }) => sizeSquareMetres ?? 0);
    this.#firstDays = Int32Array.from(rooms, ({ firstDay }) => firstDay);
    this.#leftAt = new Uint32Array(rooms.length + 1);
    let end = 0;
    rooms.forEach(({ nights }, at) => (this.#leftAt[at + 1] = end += nights));
    this.left = new Nights(end);
  }

  get(at: number): StoredRoom {
    const leftAt = itemAt(this.#leftAt, at);
    return {
      id: itemAt(this.#ids, at),
      kind: itemAt(this.kinds, at),
      baseRate: itemAt(this.baseRates, at),
      sizeSquareMetres: itemAt(this.#sizes, at),
      closed: false,
      firstDay: itemAt(this.#firstDays, at),
      nights: itemAt(this.#leftAt, at + 1) - leftAt,
      leftAt,
      left: this.left,
    };
  }

  /**
   * Rooms left on the tightest night of [`from`, `to`) (day numbers), at most `maxLeft`; 0 where a night is
   * not for sale.
   */
  leftFor(at: number, from: number, to: number): number {
    // bounds checks would slow down every search: `at` always comes from `Rooms`
    const [firstDay, leftAt] = [this.#firstDays[at] as number, this.#leftAt[at] as number];
    // bounds as above
    const end = this.#leftAt[at + 1] as number;
    const offset = leftAt - firstDay;
    if (from < firstDay || offset + to > end) return 0;
    return this.left.least(offset + from, offset + to);
  }
}

/** The rooms of one hotel, cheapest first: those of the columns in [`from`, `to`). */
export class Rooms implements Iterable<StoredRoom> {
  readonly columns: RoomColumns;
  readonly from: number;
  readonly to: number;
  constructor(columns: RoomColumns, from: number, to: number) {
    this.columns = columns;
    this.from = from;
    this.to = to;
  }

  *[Symbol.iterator](): Generator<StoredRoom, undefined> {
    for (let at = this.from; at < this.to; at++) yield this.columns.get(at);
  }
}
