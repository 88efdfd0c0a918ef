import { setTimeout as pause } from 'node:timers/promises';
import { Connections, type Answer, type Call } from '@voyage/bench/load.ts';

/** Codes after which the caller tries again, as its page offers: busy; a booking with this key is being made. */
const again = new Set(['sy0001', 'rq0008']);
/** Seconds until a person presses again, if the answer does not say. */
const pressesAgainAfter = 2;
const maxRetries = 30;

export interface Disturbance {
  /** When the caller noticed it. */
  at: number;
  call: string;
  /** The status, or the error of a connection that was cut. */
  why: string;
}

/** A caller of the sites, which repeats what was not answered, and records each time. */
export class Client {
  readonly #connections: Connections;
  readonly disturbances: Disturbance[] = [];
  /** When each answer came, and how often the caller had to repeat its call before. */
  readonly answers: { at: number; retries: number; call: string }[] = [];
  /** Answers that are not part of the contract of an endpoint. */
  readonly unexpected: string[] = [];

  constructor(origin: string, callers: number) {
    this.#connections = new Connections(origin, callers);
  }

  /** Undefined if it was never answered. */
  async call(call: Call): Promise<Answer | undefined> {
    for (let retries = 0; retries <= maxRetries; retries++) {
      const wait = await this.#attempt(call, (answer) => {
        this.answers.push({ at: performance.now(), retries, call: `${call.method} ${call.path}` });
        return answer;
      });
      if (typeof wait === 'object') return wait;
      await pause(wait * 1000);
    }
    this.unexpected.push(`${call.method} ${call.path} was never answered`);
    return undefined;
  }

  /** What `answered` makes of the answer, or the seconds to wait. */
  async #attempt(call: Call, answered: (answer: Answer) => Answer): Promise<Answer | number> {
    const name = `${call.method} ${call.path}`;
    try {
      const answer = await this.#connections.send(call);
      const text = answer.body.toString('utf8');
      const code = /"code":"(\w+)"/.exec(text)?.[1];
      // a proxy in between has no code
      if (code === undefined ? answer.status < 500 : !again.has(code)) {
        if (![200, 409, 502].includes(answer.status))
          this.unexpected.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
        return answered(answer);
      }
      this.disturbances.push({ at: performance.now(), call: name, why: `${answer.status} ${code ?? ''}` });
      return Number(answer.headers['retry-after'] ?? pressesAgainAfter);
    } catch (error) {
      this.disturbances.push({
        at: performance.now(),
        call: name,
        why: error instanceof Error ? error.message : String(error),
      });
      return pressesAgainAfter;
    }
  }

  close(): void {
    this.#connections.close();
  }
}
