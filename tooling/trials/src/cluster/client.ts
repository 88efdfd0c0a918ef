import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StormCaller } from '@voyage/api/testing/storm.ts';
import { Connections, type Answer, type Call } from '@voyage/bench/load.ts';
import { idempotencyHeader } from '@voyage/contracts/headers.ts';

/** Codes after which the caller tries again, as its page offers: busy; a booking with this key is being made. */
const again = new Set(['sy0001', 'rq0008']);
/** Seconds until a person presses again, if the answer does not say. */
const retriesAfter = 2;
const maxRetries = 30;
const expiry = `12/${String(new Date().getUTCFullYear() + 4).slice(-2)}`;

export interface Disruption {
  /** When the caller noticed it. */
  at: number;
  call: string;
  /** The status, or the error of a connection that was cut. */
  why: string;
}

/** A caller of the sites, which repeats what was not answered, and records each time. */
export class Client implements StormCaller {
  readonly #connections: Connections;
  readonly disruptions: Disruption[] = [];
  /** When each answer came, and how often the caller had to repeat its call before. */
  readonly answers: { at: number; retries: number }[] = [];
  /** Answers that are not part of the contract of an endpoint. */
  readonly unexpected: string[] = [];

  constructor(origin: string, callers: number) {
    this.#connections = new Connections(origin, callers);
  }

  readonly send: StormCaller['send'] = async <T>(
    token: string,
    { method, path, body, key }: Parameters<StormCaller['send']>[1],
  ) => {
    await pause(randomInt(30)); // there are two processors
    const answer = await this.#call({
      method,
      path: `/api/${path}`,
      headers: { authorization: `Bearer ${token}`, ...(key ? { [idempotencyHeader]: key } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { data }: { data: T } = JSON.parse(answer?.body.toString('utf8') ?? '{}');
    return answer && { status: answer.status, data };
  };

  readonly prime: StormCaller['prime'] = async () => {
    const card = { number: '4242424242424242', expirationDate: expiry, ccv: '123' };
    const path = '/api/sandbox/tpc/sandbox/prime';
    const answer = await this.#call({ method: 'POST', path, body: JSON.stringify(card) });
    const made: { card?: { prime: string } } = JSON.parse(answer?.body.toString('utf8') ?? '{}');
    return made.card?.prime;
  };

  /** Undefined if it was never answered. */
  async #call(call: Call): Promise<Answer | undefined> {
    for (let retries = 0; retries <= maxRetries; retries++) {
      const answer = await this.#attempt(call);
      if (typeof answer === 'object') {
        this.answers.push({ at: performance.now(), retries });
        return answer;
      }
      await pause(answer * 1000);
    }
    this.unexpected.push(`${call.method} ${call.path} was never answered`);
    return undefined;
  }

  /** The answer, or the seconds to wait. */
  async #attempt(call: Call): Promise<Answer | number> {
    const name = `${call.method} ${call.path}`;
    const disturbed = (why: string) => this.disruptions.push({ at: performance.now(), call: name, why });
    try {
      const answer = await this.#connections.send(call);
      const text = answer.body.toString('utf8');
      const code = /"code":"(\w+)"/.exec(text)?.[1];
      // a proxy in between has no code
      if (code === undefined ? answer.status < 500 : !again.has(code)) {
        if (![200, 409, 502].includes(answer.status))
          this.unexpected.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
        return answer;
      }
      disturbed(`${answer.status} ${code ?? ''}`);
      return Number(answer.headers['retry-after'] ?? retriesAfter);
    } catch (error) {
      disturbed(error instanceof Error ? error.message : String(error));
      return retriesAfter;
    }
  }

  close(): void {
    this.#connections.close();
  }
}
