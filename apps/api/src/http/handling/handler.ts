import type { Endpoint, Part } from '@voyage/contracts/endpoint.ts';
import type { EndpointName, Endpoints } from '@voyage/contracts/endpoints.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Services } from '../../use-cases/services.ts';
import type { Caller } from '../../session/caller.ts';
import type { CachedAnswer } from './cached-answer.ts';

export interface HandlerContext<E extends Endpoint> {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  /** The signed-in member; set whenever the endpoint's access is required or staff. */
  caller: E['access'] extends 'required' | 'staff' ? Caller : Caller | undefined;
  locale: Locale;
  /** The client's IP address, as far as it can be trusted. */
  address: string;
  userAgent: string;
  /** The header Authorization as it came, which is no token of ours for an endpoint without access; '' for none. */
  authorization: string;
  requestId: string;
  idempotencyKey: E['idempotent'] extends true ? string : string | undefined;
  services: Services;
}

/** A file to download. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

/** The result of a handler: a file, or the endpoint's data, which is nothing if its contract has none in it. */
type HandlerResult<E extends Endpoint> = E extends { produces: string }
  ? FileAnswer
  : object extends Part<E, 'data'>
    ? void
    : Part<E, 'data'> | (E extends { method: 'GET' } ? CachedAnswer<Part<E, 'data'>> : never);

export interface Handler<E extends Endpoint> {
  endpoint: E;
  /** Contract in, one use case, contract out. */
  run: (context: HandlerContext<E>) => Promise<HandlerResult<E>> | HandlerResult<E>;
}

/** A handler for every endpoint of the contracts: a missing or misplaced one does not compile. */
export type Routes = { readonly [N in EndpointName]: Handler<Endpoints[N]> };
/** What the handlers do, by the names of their endpoints. */
export type Handlers = { readonly [N in EndpointName]: Routes[N]['run'] };
