import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { cardExpiry } from './card-expiry.ts';
import type { ServiceProcess } from './process.ts';
import type { StormCaller } from './storm.ts';

/** A process of the service that is killed and started again; `caller` reaches whichever runs. */
export function killableService(startOne: () => Promise<ServiceProcess>) {
  const counted = { calls: 0, answered: 0, cut: 0, busy: 0, kills: 0 };
  const unexpected: string[] = [];
  /** How often each status and code was answered since the service was started last. */
  const answers: Record<string, number> = {};
  let service: ServiceProcess | undefined;

  const caller: StormCaller = {
    async send<T>(token: string, { method, path, body, key }: Parameters<StormCaller['send']>[1]) {
      const current = service;
      if (!current) return void (await pause(50));
      counted.calls += 1;
      try {
        const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
        const reply = await current.call<T>(method, path, { token, body, headers });
        if (reply.status === 503) await pause(60, (counted.busy += 1)); // the database is unavailable
        if (reply.status === 200) counted.answered += 1;
        const answer = `${method} ${reply.status} ${reply.code ?? ''}`.trim();
        answers[answer] = (answers[answer] ?? 0) + 1;
        if (![200, 409, 502, 503].includes(reply.status))
          unexpected.push(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
        return reply;
      } catch {
        counted.cut += 1;
        await pause(20);
        return undefined;
      }
    },
    prime: () =>
      fetch(`http://127.0.0.1:${service?.port}/sandbox/tpc/sandbox/prime`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: '4242424242424242', expirationDate: cardExpiry, ccv: '123' }),
      })
        .then((reply) => reply.json() as Promise<{ card?: { prime: string } }>) // the sandbox of this same service
        .then(({ card }) => card?.prime)
        .catch(() => undefined),
  };

  /** Starts the service, retrying as often as necessary: its database may be unavailable. */
  async function start(): Promise<void> {
    for (const answer of Object.keys(answers)) delete answers[answer];
    for (let i = 0; !service && i < 40; i++)
      service = await startOne().catch(async (error: Error) => {
        if (i === 39) throw error;
        await pause(500);
        return undefined;
      });
  }
  async function kill(): Promise<void> {
    const victim = service;
    service = undefined;
    await victim?.kill();
    counted.kills += 1;
  }
  /** Waits for a number of successes, so that a kill comes in the middle of work on any machine. */
  async function busy(successes: number): Promise<void> {
    const until = counted.answered + successes;
    await expect
      .poll(() => counted.answered, { interval: 10 })
      .toBeGreaterThanOrEqual(until)
      .catch((error: Error) => {
        throw new Error(`the service stopped making progress: ${JSON.stringify(answers)}`, { cause: error });
      });
  }
  return { caller, counted, unexpected, start, kill, busy };
}
