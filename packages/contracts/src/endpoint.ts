import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorName } from './errors.ts';

export type Schema = GenericSchema;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * none: no token is read. optional: a token is used if present. required: 401 without one. staff: employee,
 * agent or travelport agent.
 */
export type Access = 'none' | 'optional' | 'required' | 'staff';

/**
 * One call of the specification (docs/product/calls.md): request, response and errors. The service registers
 * it, the client calls it and the OpenAPI document is generated from it.
 */
export interface Endpoint {
  method: Method;
  /** With `{name}` parameters, no leading slash, exactly as in the specification. */
  path: string;
  /** Its title in lists, such as 'Search hotels': an imperative of at most 40 characters, different from all others. */
  summary: string;
  /** What it does and returns, in sentences. */
  description: string;
  tag: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The `data` of a successful envelope; absent: the response is a file of type `produces`. */
  data?: Schema;
  produces?: string;
  /**
   * The call takes an Idempotency-Key header: repeated with the same one it is done once, and answered as the
   * first time. Without a header each call is one of its own.
   */
  idempotent?: boolean;
  /** Errors beyond those of every endpoint (`commonErrors`). */
  errors?: readonly ErrorName[];
}

/** How to call an endpoint: its contract without the schemas, which every page would otherwise load. */
export type EndpointSpec = Pick<Endpoint, 'method' | 'path' | 'access' | 'produces'>;

/** For every endpoint that requires a token. */
export const tokenErrors = [
  'authenticationRequired',
  'invalidToken',
  'staleSession',
] as const satisfies readonly ErrorName[];

/** For every endpoint with an Idempotency-Key whose response is stored. */
export const idempotencyErrors = [
  'idempotencyKeyReused',
  'idempotencyKeyInUse',
  'invalidIdempotencyKey',
] as const satisfies readonly ErrorName[];

/**
 * One call, with the exact types of its definition. Pure, so that a page which uses one body of a file does not
 * include the other calls.
 */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <
  const M extends Method,
  const P extends string,
  const Rest extends Omit<Endpoint, 'method' | 'path'>,
>(
  method: M,
  path: P,
  definition: Rest,
): Rest & { method: M; path: P } => ({ ...definition, method, path });

export type Output<S> = S extends Schema ? InferOutput<S> : undefined;
export type Input<S> = S extends Schema ? InferInput<S> : undefined;

/** One part of a request, as a handler receives it and a caller sends it; undefined if there is none. */
export type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body' | 'data'> =
  E extends Record<Name, infer S> ? Output<S> : undefined;
export type PartInput<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer S> ? Input<S> : undefined;
