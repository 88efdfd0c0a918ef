/** The queue is full: try again later. */
export class QueueFull extends Error {
  constructor() {
    super('the drawing queue is full');
  }
}

/**
 * One job at a time, in order: each uses one core. Rejects immediately if `max` are waiting, or `maxEach`
 * of the same visitor.
 */
export class RenderQueue {
  readonly #max: number;
  readonly #maxEach: number;
  readonly #waiting = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ max, maxEach }: { max: number; maxEach: number }) {
    this.#max = max;
    this.#maxEach = maxEach;
  }

  /** @throws QueueFull, and what `work` throws */
  async take<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(visitor) ?? 0;
    const all = this.#waiting.values().reduce((sum, count) => sum + count, 0);
    if (own >= this.#maxEach || all >= this.#max) throw new QueueFull();
    this.#waiting.set(visitor, own + 1);
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      const left = (this.#waiting.get(visitor) ?? 1) - 1;
      if (left > 0) this.#waiting.set(visitor, left);
      else this.#waiting.delete(visitor);
    }
  }
}
