import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import { endpointNames, type EndpointName, type Endpoints } from '@voyage/contracts/endpoints.ts';
import type { Part, PartInput } from '@voyage/contracts/endpoint.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';

/** An error response of the service. */
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
/** A call that is never answered: shows the loading state of a page. */
export const neverAnswers = Symbol('never answered');
/** A service that is down; the client treats it as unreachable. */
export const outage = new Refusal('sy0001', { status: 503 });

type Answer<Name extends EndpointName> = Part<Endpoints[Name], 'data'> | Refusal | typeof neverAnswers;
/**
 * The service's answers in a story, by call. A function gets the number of earlier calls and the
 * body.
 */
export type Answers = {
  [Name in EndpointName]?:
    | Answer<Name>
    | ((earlier: number, sent: PartInput<Endpoints[Name], 'body'>) => Answer<Name>);
};

const patterns = endpointNames.map((name) => {
  const { method, path } = endpointSpecs[name];
  return { name, method, path: new RegExp(`/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * A service behind `fetch`. A call without an answer in the story is logged as an error, which
 * fails the story.
 */
export function fakeService(answers: Answers): typeof fetch {
  const counts = new Map<EndpointName, number>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = patterns.find(({ method, path }) => method === request.method && path.test(pathname))?.name;
    const given = name && answers[name];
    if (!name || given === undefined) {
      console.error(`The story has no answer for ${request.method} ${pathname}`);
      return json(404, { success: false, code: 'sy0003', message: 'not answered' });
    }
    const earlier = counts.get(name) ?? 0;
    counts.set(name, earlier + 1);
    const sent: unknown = request.body ? await request.json() : undefined;
    const answer: unknown =
      typeof given === 'function'
        ? (given as (earlier: number, sent: unknown) => unknown)(earlier, sent) // typed by `Answers`
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
