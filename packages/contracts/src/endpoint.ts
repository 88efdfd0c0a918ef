import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorName } from './errors.ts';

export type Schema = GenericSchema;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** none: no token is read. optional: a token is used when there. required: 401 without one. staff: employee, agent or travelport agent. */
export type Access = 'none' | 'optional' | 'required' | 'staff';

/**
 * One call of the specification (docs/product/calls.md): what goes in, what comes out, what may go wrong.
 * The service registers it, the client calls it and the OpenAPI document is made from it.
 */
export interface Endpoint {
  method: Method;
  /** With `{name}` parameters, no leading slash, exactly as in the specification. */
  path: string;
  /** Its title in lists, such as 'Search hotels': an imperative of at most 40 characters, different from all others. */
  summary: string;
  /** What it does and answers, in sentences. */
  description: string;
  tag: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The `data` of a successful envelope; absent: the answer is a file of `produces`. */
  data?: Schema;
  produces?: string;
  /** The call must carry an Idempotency-Key header. */
  idempotent?: boolean;
  /** What may go wrong beyond what every call may answer (`commonErrors`). */
  errors?: readonly ErrorName[];
}

/** Of every call that needs a token. */
export const tokenErrors = [
  'authenticationRequired',
  'invalidToken',
  'staleSession',
] as const satisfies readonly ErrorName[];

/** Of every call with an Idempotency-Key whose answer is stored. */
export const idempotencyErrors = [
  'idempotencyKeyReused',
  'idempotencyKeyInUse',
  'idempotencyKeyMissing',
] as const satisfies readonly ErrorName[];

/** Keeps the exact types of a definition. Pure, so that a page which uses one body of a file does not carry the other calls. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(definition: E): E => definition;

export type Output<S> = S extends Schema ? InferOutput<S> : undefined;
export type Input<S> = S extends Schema ? InferInput<S> : undefined;

/** What a handler is given, and what a caller sends, of one part of a request; undefined where there is none. */
export type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body' | 'data'> =
  E extends Record<Name, infer S> ? Output<S> : undefined;
export type PartInput<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer S> ? Input<S> : undefined;
