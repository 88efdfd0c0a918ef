import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { authorization, type RapidKey } from '../sign.ts';
import { createBookingStore } from './booking-store.ts';
import { createCalls, invalid, refused, type Reply } from './calls.ts';
import { contentFile } from './content-file.ts';
import { contentPage } from './content-pages.ts';
import { targetOf, type Target } from './links.ts';
import { servedPictures, unservedPictures } from './pictures.ts';
import type { SandboxProperty } from './properties.ts';

// The supplier's service as its contract describes it, on loopback: same paths, links, headers and refusals, with books
// of its own. What it sells is in properties.ts.

/** The calls of the contract that it answers. */
export type SandboxCall = 'content' | 'shop' | 'check' | 'book' | 'retrieve' | 'resume' | 'cancel';
/**
 * What goes wrong with a call. In the first three nothing is done: the connection breaks, or a status says so. In the
 * others it is, and its answer is lost, an error, or says that the outcome is unknown (202).
 */
export type SandboxFault =
  | 'unsent'
  | 'unavailable'
  | 'too-many'
  | 'unheard'
  | 'failed'
  | 'accepted'
  | 'degraded';

export interface SandboxOptions {
  key: RapidKey;
  properties: Iterable<SandboxProperty>;
  now: () => Date;
  /** 0 and by default: any that is free. */
  port?: number;
  /** In which bookings outlive the process. */
  file?: string;
  /** A folder of pictures, which it serves and to which its content leads. */
  pictures?: string;
  holdMs?: number;
  /** For how long a new booking is not found. */
  lookupDelayMs?: number | (() => number);
  /** For how long it accepts no calls after too many. */
  pauseMs?: number;
  /** @param reference of what is to be booked */
  inject?: (call: SandboxCall, reference?: string) => SandboxFault | undefined;
}

const clockMs = 5 * 60_000;

export async function serveRapidSandbox(options: SandboxOptions) {
  const {
    key,
    now,
    port = 0,
    file,
    pictures,
    holdMs = 45 * 60_000,
    lookupDelayMs = 0,
    pauseMs = 20_000,
  } = options;
  const properties = new Map([...options.properties].map((property) => [property.id, property]));
  const books = createBookingStore(now, file);
  /** To be changed by tests. */
  const prices = { surcharge: 0 };
  /** Where files of content are cut; they are whole by default. */
  const files: { cutAt?: number } = {};
  const links = pictures === undefined ? unservedPictures : servedPictures(pictures, base);
  const calls = createCalls({
    properties,
    books,
    prices,
    now,
    holdMs,
    lookupDelayMs: typeof lookupDelayMs === 'number' ? () => lookupDelayMs : lookupDelayMs,
  });

  interface Resolved {
    call: SandboxCall;
    answer: () => Reply;
  }
  function follow(target: Target, body: unknown, test: string | undefined): Resolved {
    if ('id' in target) return { call: target.kind, answer: () => calls.act(target, test) };
    const { kind, sale, expires } = target;
    const isLate = () => expires < now().getTime();
    if (kind === 'check')
      return { call: kind, answer: () => (isLate() ? invalid('link.expired') : calls.check(sale, test)) };
    // an expired link looks like an outage
    const late = refused(503, 'service_unavailable');
    return { call: kind, answer: () => (isLate() ? late : calls.book(sale, body, test)) };
  }

  /** What a request asks for, and how that is answered; null: there is no such call. */
  function resolve(request: IncomingMessage, url: URL, body: unknown): Resolved | null {
    const { pathname, searchParams } = url;
    const token = searchParams.get('token');
    const target = token === null ? null : targetOf(token);
    if (target) return follow(target, body, testOf(request));
    if (token !== null || request.method !== 'GET') return null;
    if (pathname === '/v3/files/properties/content') {
      const href = `${base()}/content/${searchParams.get('language')}.jsonl.gz`;
      return { call: 'content', answer: () => ({ status: 200, body: { method: 'GET', href } }) };
    }
    const page = contentPage(url, base(), { properties: [...properties.values()], links });
    if (page) return { call: 'content', answer: page };
    if (pathname === '/v3/properties/availability')
      return { call: 'shop', answer: () => calls.shop(searchParams) };
    if (pathname.startsWith('/v3/itineraries'))
      return { call: 'retrieve', answer: () => calls.retrieve(pathname, searchParams) };
    return null;
  }

  /** Signed with our key, by a clock that is not far from ours. */
  function isSigned({ headers }: IncomingMessage): boolean {
    const [, seconds] = /timestamp=(\d+)$/.exec(headers.authorization ?? '') ?? [];
    const at = new Date(Number(seconds) * 1000);
    return (
      Math.abs(at.getTime() - now().getTime()) <= clockMs && headers.authorization === authorization(key, at)
    );
  }

  /** What needs no signature; false: it is something else. */
  async function sendFile(path: string, response: ServerResponse): Promise<boolean> {
    const [, language] = /^\/content\/([\w-]+)\.jsonl\.gz$/.exec(path) ?? [];
    const [, picture] = /^\/pictures\/([\w-]+\.webp)$/.exec(path) ?? [];
    if (language) {
      response.writeHead(200, { 'content-type': 'application/gzip' });
      await pipeline(contentFile(properties.values(), language, { links, ...files }), response);
    } else if (picture && pictures !== undefined && existsSync(join(pictures, picture))) {
      response.writeHead(200, { 'content-type': 'image/webp' });
      await pipeline(createReadStream(join(pictures, picture)), response);
    } else return false;
    return true;
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString();
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const send = ({ status, body, headers: own }: Reply, headers = own ?? {}) => {
      if (body === undefined) return void response.writeHead(status, headers).end();
      response
        .writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers })
        .end(gzipSync(JSON.stringify(body)));
    };
    if (await sendFile(url.pathname, response)) return;
    if (!isSigned(request)) return send(refused(401, 'request_unauthenticated'));
    const sent = text === '' ? undefined : JSON.parse(text);
    const resolved = resolve(request, url, sent);
    if (!resolved) return send(refused(404, 'resource.not_found'));
    const { call, answer } = resolved;
    if (call === 'book' && !request.headers['customer-ip']) return send(invalid('customer_ip.required'));
    const fault = options.inject?.(call, sent?.affiliate_reference_id) ?? askedFault(call, testOf(request));
    if (fault === 'unsent') return void response.destroy();
    if (fault === 'unavailable') return send(refused(503, 'service_unavailable'));
    if (fault === 'too-many')
      return send(refused(429, 'too_many_requests'), {
        'rate-limit-minute-remaining': '0',
        'rate-limit-minute-reset': String(now().getTime() + pauseMs),
      });
    const reply = answer();
    if (fault === 'unheard') return void response.destroy();
    if (fault === 'failed') return send(refused(500, 'unknown_internal_error'));
    if (fault === 'accepted') return send({ status: 202 });
    send(fault === 'degraded' && reply.status === 200 ? { ...reply, status: 206 } : reply);
  }

  function base(): string {
    const address = http.address();
    if (typeof address !== 'object' || !address) throw new Error('the sandbox is not listening on a port');
    return `http://127.0.0.1:${address.port}`;
  }

  const http = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy()); // its caller has gone
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: base(),
    bookings: books.bookings,
    prices,
    files,
    close: async () => {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}
export type RapidSandbox = Awaited<ReturnType<typeof serveRapidSandbox>>;

const testOf = ({ headers }: IncomingMessage): string | undefined => [headers.test ?? []].flat()[0];

const searches: readonly SandboxCall[] = ['content', 'shop', 'check'];
/** The faults that the supplier gives for its header `Test`, to bookings and what is done with them. */
function askedFault(call: SandboxCall, test: string | undefined): SandboxFault | undefined {
  if (searches.includes(call)) return undefined; // so that one header meets the call that it is about
  if (test === 'service_unavailable') return 'unavailable';
  if (test === 'internal_server_error' || test === 'unknown_internal_error') return 'failed';
  return test === 'degraded_response' && call === 'retrieve' ? 'degraded' : undefined;
}
