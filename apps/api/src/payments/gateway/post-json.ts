import { noSpan, type Span } from '@voyage/tracing/tracing.ts';

/** The outcome of a call: the JSON of the response, or why there is none. */
export type PostResult =
  | { kind: 'answer'; body: unknown }
  | { kind: 'http'; status: number }
  | { kind: 'timeout' | 'network' | 'unreachable' | 'unreadable' };

export interface PostOptions {
  fetch: typeof fetch;
  headers: Record<string, string>;
  timeoutMilliseconds: number;
  /** The step of a trace that the call is; it holds the host and the status, nothing of body or headers. */
  span?: Span;
}

const limit = 1024 * 1024;
/** System calls that fail before a single byte is sent, so that nothing can have happened at the other end. */
const beforeSending = new Set(['connect', 'getaddrinfo']);

/**
 * POSTs JSON and reads the JSON answer, within a time limit and 1 MiB, without following redirects. Never
 * throws. Every call opens a new connection: a kept one might be closing, which would leave a payment
 * unknown.
 */
export async function postJson(url: string, body: unknown, options: PostOptions): Promise<PostResult> {
  const { span = noSpan } = options;
  span.set('http.request.method', 'POST');
  span.set('server.address', new URL(url).hostname);
  const result = await post(url, body, options, span);
  if (result.kind !== 'answer') span.fail(result.kind === 'http' ? String(result.status) : result.kind);
  return result;
}

async function post(
  url: string,
  body: unknown,
  { fetch, headers, timeoutMilliseconds }: PostOptions,
  span: Span,
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        connection: 'close',
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    span.set('http.response.status_code', response.status);
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'http', status: response.status };
    }
    const text = await readText(response);
    return text === undefined ? { kind: 'unreadable' } : parse(text);
  } catch (error) {
    return { kind: failure(error) };
  }
}

async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined; // leaving the loop closes the connection
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): PostResult {
  try {
    return { kind: 'answer', body: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

function failure(error: unknown): 'timeout' | 'network' | 'unreachable' {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.name === 'TimeoutError') return 'timeout';
    // socket errors of Node
    const parts: NodeJS.ErrnoException[] = e instanceof AggregateError ? e.errors : [e];
    if (
      parts.length > 0 &&
      parts.every(
        ({ code, syscall }) => code === 'UND_ERR_CONNECT_TIMEOUT' || beforeSending.has(syscall ?? ''),
      )
    )
      return 'unreachable';
  }
  return 'network';
}
