import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { random } from '../../src/inventory/embedded/hotels/random.ts';
import type { InventorySupplier } from '../../src/inventory/supplier.ts';
import { memorySupplier, type MemoryAbilities, type MemorySupplier } from './supplier.ts';

// The memory supplier behind HTTP, so that several processes of the service share it and it outlives them, with
// everything that can go wrong on the way.

type Call = Exclude<
  keyof InventorySupplier,
  'name' | 'capabilities' | 'onRequest' | 'quoteCancel' | 'readNotices'
>;
/** Milliseconds that a process waits for an answer: stands in for the minutes of guard-supplier.ts. */
const answerWithinMs = 700;
/** For how many milliseconds at most a booking is not found by its reference; a third are found at once. */
const lookupDelayMs = 180_000;

/**
 * In the first three nothing has been done yet when the caller sees the failure: the request was lost, was refused (as
 * with an expired key), or is carried out after the time-out. In the others it has: the answer is lost, is an error, is
 * the second of two, or contradicts what was done.
 */
const faults = ['unsent', 'unavailable', 'late', 'unheard', 'failed', 'repeated', 'denied'] as const;
type Fault = (typeof faults)[number];
const questionFaults = ['unsent', 'unavailable', 'unheard', 'failed'] as const satisfies Fault[];
/** An answer that contradicts what was done. */
const denials: Partial<Record<Call, string | { outcome: string }>> = {
  book: { outcome: 'soldOut' },
  hold: { outcome: 'soldOut' },
  extendHold: 'lost',
  resume: { outcome: 'lost' },
  release: 'unknown',
  cancel: { outcome: 'unknown' },
};

/** Denied the first two times, in every storm: left to chance, a booking fails in few of them. */
const deniedFirst: readonly Call[] = ['book', 'hold'];

/** The arguments of a call; some name a booking. */
type Args = [{ clientRef?: string; locator?: string }?, ...unknown[]];
/**
 * `share`: how many of the calls that act meet a fault, and four times as many as of those that ask. The seed decides
 * which, in the order in which they arrive. `now`: the supplier's clock.
 */
export async function serveSupplier(
  supplier: MemorySupplier,
  { now, share, seed }: { now: () => Date; share: number; seed: number },
) {
  const dice = random(seed);
  const injected: Record<string, number> = {};
  /** By reference or locator, whatever became of the answer. */
  const answers = new Map<string, Set<string>>();
  const findableFrom = new Map<string, number>();
  const underWay = new Set<Promise<unknown>>();

  const seen = new Map<Call, number>();
  const draw = (call: Call): Fault | undefined => {
    const acts = call in denials;
    const earlier = seen.get(call) ?? 0;
    seen.set(call, earlier + 1);
    const isDenied = server.share > 0 && deniedFirst.includes(call) && earlier < 2;
    if (!isDenied && dice.next() >= server.share / (acts ? 1 : 4)) return undefined;
    const fault = isDenied ? 'denied' : dice.pick<Fault>(acts ? faults : questionFaults);
    injected[`${call} ${fault}`] = (injected[`${call} ${fault}`] ?? 0) + 1;
    return fault;
  };
  const act = (call: Call, args: Args) =>
    // `supplierAt`, which sends them, has the types of the port
    (supplier[call] as (...given: Args) => Promise<string | { outcome: string } | null>)(...args);
  const note = ([{ clientRef, locator } = {}]: Args, answer: string) => {
    const key = clientRef ?? locator ?? '';
    answers.set(key, (answers.get(key) ?? new Set()).add(answer));
  };

  async function answerTo(call: Call, args: Args, fault: Fault | undefined) {
    const [{ clientRef } = {}] = args;
    if (call === 'retrieve')
      return now().getTime() < (findableFrom.get(clientRef ?? '') ?? 0) ? null : act(call, args);
    if (fault === 'repeated') await act(call, args);
    const answer = await act(call, args);
    if (clientRef && !findableFrom.has(clientRef))
      findableFrom.set(clientRef, now().getTime() + dice.int(-lookupDelayMs / 2, lookupDelayMs));
    return fault === 'denied' ? (denials[call] ?? answer) : answer;
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = request.url?.slice(1) as Call; // sent by `supplierAt`
    const args: Args = deserialize(Buffer.concat(await request.toArray()));
    if (call in denials) note(args, 'asked');
    const fault = draw(call);
    if (fault === 'unsent') return void response.destroy();
    if (fault === 'unavailable') return void response.writeHead(503).end();
    if (fault === 'late') await pause(answerWithinMs + dice.int(100, 700));
    const answer = await answerTo(call, args, fault).catch(() => undefined); // its key has expired
    if (answer === undefined) return void response.writeHead(503).end();
    if (call in denials && answer) note(args, typeof answer === 'string' ? answer : answer.outcome);
    if (fault === 'unheard') return void response.destroy();
    response.writeHead(fault === 'failed' ? 500 : 200).end(serialize(answer));
  }

  const http = createServer((request, response) => {
    const work = receive(request, response).catch(() => response.destroy()); // its caller was killed
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('the supplier is not listening on a port');
  const server = {
    url: `http://127.0.0.1:${address.port}`,
    share,
    injected,
    /** Whether the supplier was asked, or answered so, about a reference or a locator. */
    said: (key: string | null, answer: string) => answers.get(key ?? '')?.has(answer) === true,
    /** What callers have given up has been done too. */
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
  return server;
}

/** The adapter of a process. */
export function supplierAt(url: string, abilities: MemoryAbilities): InventorySupplier {
  const call =
    <C extends Call>(name: C) =>
    async (...args: Parameters<InventorySupplier[C]>): Promise<Awaited<ReturnType<InventorySupplier[C]>>> => {
      const reply = await fetch(`${url}/${name}`, {
        method: 'POST',
        body: new Uint8Array(serialize(args)),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
      return deserialize(new Uint8Array(await reply.arrayBuffer()));
    };
  const { name, capabilities, onRequest } = memorySupplier(() => new Date(), abilities);
  return {
    name,
    capabilities,
    rates: call('rates'),
    onRequest,
    priceCheck: call('priceCheck'),
    book: call('book'),
    hold: call('hold'),
    extendHold: call('extendHold'),
    resume: call('resume'),
    release: call('release'),
    quoteCancel: null,
    cancel: call('cancel'),
    retrieve: call('retrieve'),
    readNotices: null,
  };
}
