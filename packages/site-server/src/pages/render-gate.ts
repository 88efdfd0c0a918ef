/** Rendering takes memory until it is done: so many at once, and so many that wait. */
export interface GateLimits {
  atOnce: number;
  waiting: number;
}

/** More work arrives than is done, and the queue is full. */
export class GateFull extends Error {
  constructor() {
    super('the render queue is full');
  }
}

/** Lets work through, in its order and so much at a time; the memory of a flood is what these limits allow. */
export function renderGate({ atOnce, waiting }: GateLimits): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  /** @throws GateFull at once, and what the work throws */
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new GateFull();
      await new Promise<void>((begin) => queue.push(begin));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift(); // takes this one's place
      if (next) next();
      else running--;
    }
  };
}
