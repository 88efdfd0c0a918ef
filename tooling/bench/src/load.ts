import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  milliseconds: number;
}
export interface Round {
  requests: number;
  failures: string[];
  seconds: number;
  p50: number;
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Keep-alive connections to one server, limited in number. */
export class Connections {
  readonly #origin: string;
  readonly #agent: Agent;
  constructor(origin: string, most: number) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: most, scheduling: 'fifo' });
  }

  async send({ method, path, headers, body }: Call): Promise<Answer> {
    const from = performance.now();
    const json =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${this.#origin}${path}`, {
      method,
      agent: this.#agent,
      headers: { ...headers, ...json },
    });
    sent.on('error', () => {}); // whichever is awaited at that moment reports it
    sent.end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) throw new Error(`${method} ${path}: no response`);
    const received = await buffer(answer);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: received,
      milliseconds: performance.now() - from,
    };
  }

  /** The data of a call that must succeed. */
  async data<T>(call: Call): Promise<T> {
    const { status, body } = await this.send(call);
    const answer: { success: boolean; data: T } = JSON.parse(body.toString('utf8'));
    if (status !== 200 || !answer.success)
      throw new Error(`${call.method} ${call.path}: ${status} ${body.toString('utf8').slice(0, 300)}`);
    return answer.data;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export type Accepts = (answer: Answer, call: Call) => boolean;
const isSuccess: Accepts = ({ status, body }) =>
  status === 200 && body.subarray(0, 15).toString('latin1') === '{"success":true';

/** A fixed number of callers for a number of seconds, each sending its next request after the response. */
export async function load(
  connections: Connections,
  next: () => Call,
  { callers, seconds, accepts = isSuccess }: { callers: number; seconds: number; accepts?: Accepts },
): Promise<Round> {
  const times: number[] = [];
  const failures: string[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const call = next();
        try {
          const answer = await connections.send(call);
          if (accepts(answer, call)) times.push(answer.milliseconds);
          else
            failures.push(
              `${answer.status} ${call.path.slice(0, 80)} ${answer.body.toString('utf8').slice(0, 160)}`,
            );
        } catch (error) {
          failures.push(String(error));
        }
      }
    }),
  );
  const took = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    failures,
    seconds: took,
    p50: percentile(times, 0.5),
  };
}
