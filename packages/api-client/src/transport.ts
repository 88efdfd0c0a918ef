import type { Method } from '@voyage/contracts/endpoint.ts';
import ky from 'ky';

/** One call as HTTP. */
export interface CallRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  query?: Record<string, string> | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds until the response must begin. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}
export type CallResponse = Pick<Response, 'status' | 'ok' | 'text' | 'blob'>;

/**
 * Sends a call, whatever becomes of it: an error status is a response. @throws an error named TimeoutError if no
 * response begins in time; anything else means that the service could not be reached, or that `signal` aborted
 */
export type Transport = (request: CallRequest) => Promise<CallResponse>;

/** Milliseconds before a read is retried. */
const retryAfterMs = 300;

/**
 * Over `fetch`. A read is retried once if the service could not be reached; a write or a time-out is not retried.
 * @param fetch replaces the network in page stories
 */
export const browserTransport =
  (fetch?: typeof globalThis.fetch): Transport =>
  ({ method, url, headers, query, body, timeoutMs, signal }) =>
    ky(url, {
      method,
      headers,
      timeout: timeoutMs,
      throwHttpErrors: false,
      retry: { limit: method === 'GET' ? 1 : 0, delay: () => retryAfterMs },
      ...(query && { searchParams: query }),
      ...(body !== undefined && { json: body }),
      ...(signal && { signal }),
      ...(fetch && { fetch }),
    });
