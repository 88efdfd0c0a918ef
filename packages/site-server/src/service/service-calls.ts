import { dataOf, parseAnswer } from '@voyage/api-client/answer.ts';
import type { Api } from '@voyage/api-client/client.ts';
import { CallFailure } from '@voyage/api-client/failure.ts';
import { timeoutOf } from '@voyage/api-client/timeouts.ts';
import { callOf } from '@voyage/contracts/calls.ts';
import { languageHeader } from '@voyage/contracts/headers.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { hotelsShown } from './hotels-shown.ts';
import { traceHeaders } from '@voyage/tracing/tracing.ts';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { setResponseText } from '@voyage/site-core/hydration/response-text.ts';

const opening = '{"success":true,"data":';
const agents = new Map<string, PlainAgent>();
/** Connections to the service stay open for the whole process. */
function agentFor(protocol: string): PlainAgent {
  let agent = agents.get(protocol);
  if (!agent)
    agents.set(protocol, (agent = new (protocol === 'https:' ? TlsAgent : PlainAgent)({ keepAlive: true })));
  return agent;
}

interface OutgoingCall {
  method: string;
  headers: Record<string, string | number>;
  body?: string;
  timeout: number;
  signal?: AbortSignal | undefined;
}
/** @throws Error of the transport, TimeoutError from AbortSignal */
function send(
  url: URL,
  { method, headers, body, timeout, signal }: OutgoingCall,
): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, {
      method,
      headers,
      agent: agentFor(url.protocol),
      ...(signal ? { signal } : {}),
    });
    const timer = setTimeout(
      () => request.destroy(new DOMException('The service took too long.', 'TimeoutError')),
      timeout,
    );
    request
      .on('close', () => clearTimeout(timer))
      .on('error', fail)
      .on('response', (response: IncomingMessage) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', fail)
          .on('end', () =>
            done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
          );
      });
    request.end(body);
  });
}

const shown = new WeakMap<Api, Set<number>>();
/** The hotels that the answers of one page have shown so far. */
export const hotelsOfPage = (api: Api): ReadonlySet<number> => shown.get(api) ?? new Set();

const failed = new WeakSet<Api>();
/** Whether a call failed: the page shows that, and must not be cached. */
export const hasFailed = (api: Api): boolean => failed.has(api);

/** The maximum time of all calls of a page together, in milliseconds: later the visitor has left. */
const patience = 6_000;

/**
 * The service as a page's renderer calls it: without a token, by Node's own HTTP client, which takes a third
 * of the processor time of `fetch`. Renderers only read, so a lost connection is retried once. An instance
 * serves one page, whose calls share `patience`: a hanging service must not keep a page from finishing.
 * @throws CallFailure
 */
export function serviceCalls({ baseUrl, locale }: { baseUrl: string; locale: () => Locale }): Api {
  const until = performance.now() + patience;
  const hotels = new Set<number>();
  const call: Api['call'] = async (name, args) => {
    const { method, path } = callOf(name);
    const { params, query, body, signal } = (args ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      signal?: AbortSignal;
    }; // the types of a call depend on its name, which is not known here
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? '')),
      baseUrl,
    );
    if (query) url.search = new URLSearchParams(query).toString();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent: OutgoingCall = {
      method,
      timeout: Math.min(timeoutOf(name), Math.max(0, until - performance.now())),
      signal,
      headers: {
        accept: 'application/json',
        [languageHeader]: locale(),
        ...traceHeaders(),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
      ...(text === undefined ? {} : { body: text }),
    };
    const answer = await send(url, sent)
      .catch((error: Error) => {
        if (signal?.aborted || error.name === 'TimeoutError') throw error;
        return send(url, { ...sent, timeout: Math.max(0, until - performance.now()) });
      })
      .catch((error: Error) => {
        if (signal?.aborted) throw error;
        throw new CallFailure(error.name === 'TimeoutError' ? 'timeout' : 'network', { cause: error });
      });
    const parsed = parseAnswer(answer.text);
    const data = dataOf(name, parsed, answer.status);
    for (const hotel of hotelsShown(name, body, data)) hotels.add(hotel);
    // Only these two: the opening is followed by the data and the closing brace.
    if (
      typeof data === 'object' &&
      data !== null &&
      answer.text.startsWith(opening) &&
      Object.keys(parsed ?? {}).length === 2
    )
      setResponseText(data, answer.text.slice(opening.length, -1));
    return data;
  };
  const api: Api = {
    call: (name, args) =>
      call(name, args).catch((error: unknown) => {
        failed.add(api);
        throw error;
      }),
    session: undefined,
  };
  shown.set(api, hotels);
  return api;
}
