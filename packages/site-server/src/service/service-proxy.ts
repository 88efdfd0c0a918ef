import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { changesHeader } from '@voyage/contracts/headers.ts';
import { acceptedCoding, type Coding } from '@voyage/domain/content-negotiation.ts';
import { traceHeaders } from '@voyage/tracing/tracing.ts';
import { log } from '../platform/log.ts';

/**
 * Not forwarded: the service needs no cookies, we set the origin of a request ourselves, and only sites may ask
 * which hotels change. The library removes hop-by-hop headers.
 */
const dropped = [
  'host',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-nonce',
  'traceparent',
  'tracestate',
  changesHeader,
];
const worthwhile = 1024;
/** Also the script of the API reference, which has two megabytes. */
const compressible = /^(application\/json|text\/javascript)\b/;

function compress(coding: Exclude<Coding, 'identity'>, body: Buffer): Uint8Array<ArrayBuffer> {
  if (coding === 'br')
    return brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  return coding === 'zstd'
    ? zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })
    : gzipSync(body, { level: 3 });
}

/**
 * The visitor's address: that of the connection, or as recorded by the outermost of our `proxies`. Each
 * appends the address that it sees, so anything further left is only a claim of the visitor.
 */
export function visitorAddress(
  connection: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string | undefined {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return proxies > 0 ? (hops.at(-Math.min(proxies, hops.length)) ?? connection) : connection;
}

/** The visitor's address, through our `proxies`. */
export const visitorOf = (c: Context, proxies: number): string | undefined =>
  visitorAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), proxies);

/** The failure of a call that the service did not answer, or too late. Logged, unless the visitor is gone. */
export function unanswered(c: Context, error: unknown): Response {
  if (!c.req.raw.signal.aborted) log.warn({ path: c.req.path, error }, 'the service does not answer');
  return c.json({ success: false, code: 'sy0001', message: 'The service does not answer.' }, 503);
}

/**
 * The service under /api: the same calls, from the page's own origin. JSON and scripts are compressed, except
 * responses with tokens (whose length must not reveal them).
 */
export const serviceProxy =
  (apiUrl: string, proxies = 0) =>
  async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const path = url.pathname.slice(4);
    const from = visitorOf(c, proxies);
    const headers = new Headers(c.req.raw.headers);
    for (const name of dropped) headers.delete(name);
    if (from) headers.set('x-forwarded-for', from);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    let answer: Response;
    try {
      answer = await proxy(`${apiUrl}${path}${url.search}`, {
        raw: new Request(c.req.raw, { headers }),
        redirect: 'manual',
      });
    } catch (error) {
      return unanswered(c, error);
    }
    const passed = answer.headers;
    passed.delete('content-length'); // of the forwarded body, not of the received one
    const type = passed.get('content-type') ?? '';
    if (!compressible.test(type) || path.startsWith('/v1/auth/') || !answer.body) return answer;
    passed.append('vary', 'accept-encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    const coding = acceptedCoding(c.req.header('accept-encoding'));
    if (coding === 'identity' || body.length < worthwhile)
      return new Response(body, { status: answer.status, headers: passed });
    passed.set('content-encoding', coding);
    const tag = passed.get('etag');
    if (tag && !tag.startsWith('W/')) passed.set('etag', `W/${tag}`); // the same content, not the same bytes
    return new Response(compress(coding, body), { status: answer.status, headers: passed });
  };
