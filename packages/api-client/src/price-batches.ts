/** How many hotels a call asks about, and how many calls are under way at once. */
export const batchSize = 15;
const together = 2;

interface Waiting<Request, Price> {
  id: string;
  request: Request;
  signal: AbortSignal;
  resolve: (price: Price) => void;
  reject: (reason: unknown) => void;
}

export interface PriceBatches<Request, Price> {
  /**
   * The price of a hotel. Rejects if the answer is without it, with the failure of the call, and once `signal` is
   * aborted.
   */
  price: (id: string, request: Request, signal: AbortSignal) => Promise<Price>;
  /** Hotels in sight, which go first. */
  seen: Set<string>;
}

/** The hotels of the next call: of one request, those in sight first, otherwise as they were asked for. */
export function nextBatch<Of extends { id: string; request: unknown }>(
  waiting: readonly Of[],
  seen: ReadonlySet<string>,
): Of[] {
  const inOrder = [...waiting.filter(({ id }) => seen.has(id)), ...waiting.filter(({ id }) => !seen.has(id))];
  const request = JSON.stringify(inOrder[0]?.request);
  return inOrder.filter((one) => JSON.stringify(one.request) === request).slice(0, batchSize);
}

/**
 * Asks for prices of single hotels in batches. A call whose hotels nobody waits for any more is aborted.
 * @param ask answers with the prices that there are, by hotel
 */
export function createPriceBatches<Request, Price>(
  ask: (ids: string[], request: Request, signal: AbortSignal) => Promise<ReadonlyMap<string, Price>>,
): PriceBatches<Request, Price> {
  const seen = new Set<string>();
  let waiting: Waiting<Request, Price>[] = [];
  let underWay = 0;

  async function send(batch: Waiting<Request, Price>[], request: Request): Promise<void> {
    const call = new AbortController();
    const ended = () => {
      if (batch.every(({ signal }) => signal.aborted)) call.abort();
    };
    for (const { signal } of batch) signal.addEventListener('abort', ended);
    try {
      const prices = await ask(
        batch.map(({ id }) => id),
        request,
        call.signal,
      );
      for (const { id, resolve, reject } of batch) {
        const price = prices.get(id);
        if (price === undefined) reject(new Error(`hotel ${id} was not priced`));
        else resolve(price);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      for (const { signal } of batch) signal.removeEventListener('abort', ended);
    }
  }
  function sendMore(): void {
    while (underWay < together) {
      const batch = nextBatch(waiting, seen);
      const [first] = batch;
      if (!first) return;
      waiting = waiting.filter((one) => !batch.includes(one));
      underWay += 1;
      void send(batch, first.request).finally(() => {
        underWay -= 1;
        sendMore();
      });
    }
  }

  return {
    seen,
    price: (id, request, signal) =>
      new Promise((resolve, reject) => {
        const one = { id, request, signal, resolve, reject };
        signal.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== one);
          reject(signal.reason);
        });
        waiting.push(one);
        // those of a page are asked for one after another, at once
        queueMicrotask(sendMore);
      }),
  };
}
