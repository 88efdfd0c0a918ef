/** As many rooms as a night can have here: a stay takes fewer, so that more make no difference. */
export const maxLeft = 15;

/**
 * Rooms for sale in the nights of many room types, half a byte per night. One array for all that are loaded
 * together: 180,000 arrays of their own take half as much again.
 */
export class Nights {
  readonly #halves: Uint8Array;
  constructor(nights: number) {
    this.#halves = new Uint8Array((nights + 1) >> 1);
  }

  get(at: number): number {
    // a bounds check would slow down every search; what is outside counts as 0
    const both = this.#halves[at >> 1] as number;
    return at & 1 ? both >> 4 : both & 15;
  }

  set(at: number, rooms: number): void {
    const value = Math.max(0, Math.min(maxLeft, rooms));
    const both = this.#halves[at >> 1] ?? 0;
    this.#halves[at >> 1] = at & 1 ? (both & 15) | (value << 4) : (both & 240) | value;
  }

  /** The least of the nights [`from`, `to`), which must be within. */
  least(from: number, to: number): number {
    let least = maxLeft;
    for (let at = from; at < to; at++) {
      const rooms = this.get(at);
      if (rooms < least) least = rooms;
    }
    return least;
  }
}
