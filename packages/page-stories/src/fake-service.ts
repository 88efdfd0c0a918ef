import { callOf } from '@voyage/contracts/calls.ts';
import { endpointNames, type EndpointName, type Endpoints } from '@voyage/contracts/endpoints.ts';
import type { Part, PartInput } from '@voyage/contracts/endpoint.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';

/** An answer of the service that says no. */
export class Refusal {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  constructor(code: ErrorCode, { status = 409, details }: { status?: number; details?: unknown } = {}) {
    this.code = code;
    this.status = status;
    this.details = details;
  }
}
/** A call that is never answered: what a page shows while it waits. */
export const neverAnswers = Symbol('never answered');
/** A service that does not work; the client takes it for no way to it. */
export const outage = new Refusal('sy0001', { status: 503 });

type Answer<Name extends EndpointName> = Part<Endpoints[Name], 'data'> | Refusal | typeof neverAnswers;
/** What the service answers in a story, by call. A function is given how often it was called before and the body that was sent. */
export type Answers = {
  [Name in EndpointName]?:
    | Answer<Name>
    | ((earlier: number, sent: PartInput<Endpoints[Name], 'body'>) => Answer<Name>);
};

const patterns = endpointNames.map((name) => {
  const { method, path } = callOf(name);
  return { name, method, path: new RegExp(`/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A service at the other end of `fetch`. A call that a story does not answer is an error on the console, which fails the story. */
export function fakeService(answers: Answers): typeof fetch {
  const counts = new Map<EndpointName, number>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = patterns.find(({ method, path }) => method === request.method && path.test(pathname))?.name;
    const given = name && answers[name];
    if (!name || given === undefined) {
      console.error(`The story answers no ${request.method} ${pathname}`);
      return json(404, { success: false, code: 'sy0003', message: 'not answered' });
    }
    const earlier = counts.get(name) ?? 0;
    counts.set(name, earlier + 1);
    const sent: unknown = request.body ? await request.json() : undefined;
    const answer: unknown =
      typeof given === 'function'
        ? (given as (earlier: number, sent: unknown) => unknown)(earlier, sent) // `Answers` types it by the call's name, which is not known here
        : given;
    if (answer === neverAnswers) return new Promise(() => {});
    if (answer instanceof Refusal)
      return json(answer.status, {
        success: false,
        code: answer.code,
        message: '',
        ...(answer.details === undefined ? {} : { details: answer.details }),
      });
    return json(200, { success: true, data: answer });
  };
}
