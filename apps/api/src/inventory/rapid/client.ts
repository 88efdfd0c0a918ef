import { RateLimited } from '../supplier.ts';
import { authorization, type RapidKey } from './sign.ts';

export interface RapidCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under the version of the API, or a link of an answer as it was given. */
  path: string;
  query?: Record<string, string | readonly string[] | undefined>;
  body?: object;
  /** The IP address of the traveller; needed to book. */
  customerAddress?: string;
  /** By which the supplier finds the calls that belong together. */
  sessionId?: string;
}
/** `body`: undefined if there is none, or it is no JSON. `next`: the link to the page that follows. */
export interface RapidAnswer {
  status: number;
  body: unknown;
  next?: string;
}
export type RapidClient = (call: RapidCall) => Promise<RapidAnswer>;

interface Options {
  /** Of the host, without a path. */
  url: string;
  key: RapidKey;
  /** Name and version of the product. */
  userAgent: string;
  /** The answer that the supplier's test host is to give (header `Test`); none: it acts. */
  test?: string | undefined;
  fetch: typeof fetch;
  now: () => Date;
}

const version = '/v3';
/** Some thirty rates of 250 properties. */
const maxBytes = 64 * 1024 * 1024;
/** If the supplier does not say when it accepts calls again. */
const pauseMs = 60_000;

/**
 * Calls to the supplier, signed, of which every one ends in an answer of any status, or throws: `RateLimited` if it
 * accepts no more, an error if nothing came back or what came was cut. Errors name neither addresses nor bodies: they
 * have keys and travellers in them.
 */
export function rapidClient({ url, key, userAgent, test, fetch, now }: Options): RapidClient {
  const { origin } = new URL(url);

  function addressOf({ path, query = {} }: RapidCall): URL {
    const address = new URL(path.startsWith(`${version}/`) ? path : version + path, origin);
    if (!/^\/[^/]/.test(path) || address.origin !== origin) throw new Error('a link points to another host');
    for (const [name, value] of Object.entries(query))
      for (const one of typeof value === 'string' ? [value] : (value ?? []))
        address.searchParams.append(name, one);
    return address;
  }

  return async (call) => {
    const { method, body, customerAddress, sessionId } = call;
    const response = await fetch(addressOf(call), {
      method,
      redirect: 'error',
      headers: {
        authorization: authorization(key, now()),
        accept: 'application/json',
        'accept-encoding': 'gzip',
        'user-agent': userAgent,
        ...(customerAddress !== undefined && { 'customer-ip': customerAddress }),
        ...(sessionId !== undefined && { 'customer-session-id': sessionId }),
        ...(test !== undefined && { test }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 429) {
      await response.body?.cancel();
      throw new RateLimited(resetOf(response.headers, now()));
    }
    const next = nextOf(response.headers, origin);
    return { status: response.status, body: jsonOf(await textOf(response)), ...(next && { next }) };
  };
}

/** The path of the page that follows; links of lists have the host in them. */
function nextOf(headers: Headers, origin: string): string | undefined {
  const [, link] = /<([^>]+)>[^,]*;\s*rel="?next\b/.exec(headers.get('link') ?? '') ?? [];
  if (link === undefined) return undefined;
  const address = new URL(link, origin);
  if (address.origin !== origin) throw new Error('a link points to another host');
  return address.pathname + address.search;
}

/** When calls are accepted again: the day's reset counts only once the day is used up. */
function resetOf(headers: Headers, now: Date): Date {
  const number = (name: string) => Number(headers.get(name) ?? Number.NaN);
  const resets = ['Minute', 'Day'].flatMap((span) => {
    const reset = number(`Rate-Limit-${span}-Reset`);
    return number(`Rate-Limit-${span}-Remaining`) <= 0 && reset > now.getTime() ? [reset] : [];
  });
  return new Date(resets.length > 0 ? Math.max(...resets) : now.getTime() + pauseMs);
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the response is too long'); // leaving the loop closes the connection
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
