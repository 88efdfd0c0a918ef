/** The service did not begin its answer in time. */
export class TimeoutError extends Error {}

export interface Sent {
  method: string;
  headers: Record<string, string>;
  query?: Record<string, string> | undefined;
  body?: unknown;
  /** Milliseconds until an answer begins. */
  timeout: number;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
}

/** Before a call that only reads is sent once more, in milliseconds. */
const secondTryAfter = 300;

/** One request over HTTP. What only reads has a second try where nobody could be reached; neither a refusal nor a time-out has one. @throws TimeoutError, or what `fetch` throws */
export async function send(url: string, sent: Sent): Promise<Response> {
  try {
    return await once(url, sent);
  } catch (error) {
    // Of `fetch` a TypeError says: no connection, or a lost one.
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
