import { parseCallLine, type CallSpec } from '@voyage/contracts/call-line.ts';
import { siteCallLines } from '@voyage/contracts/call-lines.ts';
import type { EndpointName, Endpoints } from '@voyage/contracts/endpoints.ts';
import type { Endpoint, PartInput } from '@voyage/contracts/endpoint.ts';
import { idempotencyHeader, languageHeader } from '@voyage/contracts/headers.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { dataOf, parseAnswer, type Result } from './answer.ts';
import { CallFailure } from './failure.ts';
import { send, TimeoutError } from './send.ts';
import type { Session } from './session.ts';
import { timeoutOf } from './timeouts.ts';

type Arguments<E extends Endpoint> = (PartInput<E, 'params'> extends undefined
  ? object
  : { params: PartInput<E, 'params'> }) &
  (PartInput<E, 'query'> extends undefined ? object : { query: PartInput<E, 'query'> }) &
  (PartInput<E, 'body'> extends undefined ? object : { body: PartInput<E, 'body'> }) & {
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Uses the longer time-out, for calls that have one in docs/product/calls.md. */ patient?: boolean;
  };

export interface ApiOptions {
  /** Ends with a slash. */
  baseUrl: string;
  locale: () => Locale;
  /** None on the server, which renders pages without a token. */
  session?: Session;
  /** Replaces the network in page stories. */
  fetch?: typeof fetch;
}
export interface Api {
  /** One call of the contracts by name. @throws CallFailure */
  call<Name extends EndpointName>(
    name: Name,
    args?: Arguments<Endpoints[Name]>,
  ): Promise<Result<Endpoints[Name]>>;
  session: Session | undefined;
}

const isSiteCall = (name: EndpointName): name is keyof typeof siteCallLines => name in siteCallLines;

/** Calls of staff are loaded with the first of them, since every page carries the others. */
const specOf = async (name: EndpointName): Promise<CallSpec> =>
  isSiteCall(name)
    ? parseCallLine(siteCallLines[name])
    : (
        await import('@voyage/contracts/calls.ts').catch((cause: unknown) => {
          throw new CallFailure('network', { call: name, cause });
        })
      ).callOf(name);

/**
 * Calls the contracts over HTTP, with validation, time-outs (timeouts.ts) and the session's token,
 * if any.
 */
export function createApi({ baseUrl, locale, session, fetch }: ApiOptions): Api {
  async function call<Name extends EndpointName>(
    name: Name,
    args?: Arguments<Endpoints[Name]>,
  ): Promise<Result<Endpoints[Name]>> {
    const e = await specOf(name);
    const { params, query, body, idempotencyKey, signal, patient } = (args ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      idempotencyKey?: string;
      signal?: AbortSignal;
      patient?: boolean;
    }; // the type of each part depends on the call's name, which is generic here
    const token = e.access === 'none' ? undefined : await session?.freshToken();
    const path = e.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
    const headers: Record<string, string> = { [languageHeader]: locale() };
    if (token) headers.authorization = `Bearer ${token}`;
    if (idempotencyKey) headers[idempotencyHeader] = idempotencyKey;
    const response = await send(baseUrl + path, {
      method: e.method,
      headers,
      timeout: timeoutOf(name, patient),
      query,
      body,
      signal,
      fetch,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new CallFailure(error instanceof TimeoutError ? 'timeout' : 'network', {
        call: name,
        cause: error,
      });
    });
    // only contracts that produce a file get here
    if (e.produces && response.ok) return (await response.blob()) as Result<Endpoints[Name]>;
    try {
      return dataOf(name, parseAnswer(await response.text().catch(() => '')), response.status);
    } catch (error) {
      if (error instanceof CallFailure) session?.onFailure(error);
      throw error;
    }
  }
  return { call, session };
}
