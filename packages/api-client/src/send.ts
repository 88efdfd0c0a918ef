/** The service did not start its response in time. */
export class TimeoutError extends Error {}

export interface Sent {
  method: string;
  headers: Record<string, string>;
  query?: Record<string, string> | undefined;
  body?: unknown;
  /** Milliseconds until the response must begin. */
  timeout: number;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
}

/** Milliseconds before a read is retried. */
const secondTryAfter = 300;

/**
 * One request over HTTP. A read is retried once if the service could not be reached; a rejection or
 * a time-out is not retried. @throws TimeoutError, or what `fetch` throws
 */
export async function send(url: string, sent: Sent): Promise<Response> {
  try {
    return await once(url, sent);
  } catch (error) {
    // `fetch` throws a TypeError if there is no connection or it was lost.
    if (sent.method !== 'GET' || !(error instanceof TypeError)) throw error;
    await new Promise((done) => setTimeout(done, secondTryAfter));
    return once(url, sent);
  }
}

async function once(
  url: string,
  { method, headers, query, body, timeout, signal, fetch = globalThis.fetch }: Sent,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new TimeoutError(`no answer in ${timeout} ms`)), timeout);
  try {
    return await fetch(
      new Request(query ? `${url}?${new URLSearchParams(query)}` : url, {
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  } finally {
    clearTimeout(timer);
  }
}
