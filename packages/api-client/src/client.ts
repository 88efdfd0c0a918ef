import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import type { EndpointName, Endpoints } from '@voyage/contracts/endpoints.ts';
import type { Endpoint, PartInput } from '@voyage/contracts/endpoint.ts';
import { idempotencyHeader, languageHeader } from '@voyage/contracts/headers.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { dataOf, parseAnswer, type Answer, type Result } from './answer.ts';
import { RequestFailure } from './failure.ts';
import type { Session } from './session.ts';
import { timeoutOf } from './timeouts.ts';
import { browserTransport, type Transport } from './transport.ts';

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
  /** How requests are sent; `fetch` if none is given. */
  transport?: Transport;
  /** Told of every success, with the text of the response. */
  onSuccess?: (call: { name: EndpointName; body: unknown; answer: Answer; text: string }) => void;
}
export interface Api {
  /** Calls an endpoint of the contracts by name. @throws RequestFailure */
  call<Name extends EndpointName>(
    name: Name,
    args?: Arguments<Endpoints[Name]>,
  ): Promise<Result<Endpoints[Name]>>;
  session: Session | undefined;
}

/**
 * The one client of the service, in browsers and on the site's server: time-outs (timeouts.ts), language, the session's
 * token, if any, and every failure as a RequestFailure.
 */
export function createApi({
  baseUrl,
  locale,
  session,
  transport = browserTransport(),
  onSuccess,
}: ApiOptions): Api {
  async function call<Name extends EndpointName>(
    name: Name,
    args?: Arguments<Endpoints[Name]>,
  ): Promise<Result<Endpoints[Name]>> {
    const { method, path, access, produces } = endpointSpecs[name];
    const { params, query, body, idempotencyKey, signal, patient } = (args ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      idempotencyKey?: string;
      signal?: AbortSignal;
      patient?: boolean;
    }; // the type of each part depends on the call's name, which is generic here
    const token = access === 'none' ? undefined : await session?.freshToken();
    const headers: Record<string, string> = { [languageHeader]: locale() };
    if (token) headers.authorization = `Bearer ${token}`;
    if (idempotencyKey) headers[idempotencyHeader] = idempotencyKey;
    const response = await transport({
      method,
      url:
        baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? '')),
      headers,
      query,
      body,
      timeoutMs: timeoutOf(name, patient),
      signal,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new RequestFailure(isLate ? 'timeout' : 'network', { call: name, cause: error });
    });
    // only contracts that produce a file get here
    if (produces && response.ok) return (await response.blob()) as Result<Endpoints[Name]>;
    const text = await response.text().catch(() => '');
    const answer = parseAnswer(text);
    try {
      const data = dataOf(name, answer, response.status);
      if (answer) onSuccess?.({ name, body, answer, text });
      return data;
    } catch (error) {
      if (error instanceof RequestFailure) session?.onFailure(error);
      throw error;
    }
  }
  return { call, session };
}
