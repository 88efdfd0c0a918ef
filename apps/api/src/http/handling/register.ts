import { createHash, randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Endpoint, Schema } from '@voyage/contracts/endpoint.ts';
import { endpointOf, type EndpointName, type Endpoints } from '@voyage/contracts/endpoints.ts';
import { idempotencyHeader, languageHeader } from '@voyage/contracts/headers.ts';
import { acceptedLanguages } from '@voyage/domain/content-negotiation.ts';
import { locales, resolveLocale, type Locale } from '@voyage/domain/locale.ts';
import { canBookOnBehalf } from '@voyage/domain/tier.ts';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { ApiError, errors } from '../../platform/errors.ts';
import type { Services } from '../../use-cases/services.ts';
import type { Caller } from '../../session/caller.ts';
import { findCaller } from '../../session/find-caller.ts';
import { readJson } from '../../platform/read-json.ts';
import { routePattern } from '../../platform/route-pattern.ts';
import { cacheControl, CachedAnswer, isKnown } from './cached-answer.ts';
import { assertAffordable } from './costly-calls.ts';
import { FileAnswer, type HandlerContext, type Routes } from './handler.ts';
import { harmfulText } from './harmful-text.ts';
import { issueOf, listForObject } from './issues.ts';

export interface Variables {
  requestId: string;
}

/**
 * Registers the handler of an endpoint at its contract's path: reads and checks the request, wraps the response.
 */
export function register<N extends EndpointName>(
  app: Hono<{ Variables: Variables }>,
  services: Services,
  routes: Routes,
  name: N,
): void {
  const { run } = routes[name];
  const e = endpointOf(name);
  app.on(e.method, routePattern(e), async (c) => {
    const caller = await callerOf(c, services, e);
    const address = addressOf(c, services);
    assertAffordable(services, e, { address, userId: caller?.userId });
    const sentKey = c.req.header(idempotencyHeader);
    if (e.idempotent && sentKey !== undefined && !/^[\w-]{8,100}$/.test(sentKey))
      throw errors.invalidIdempotencyKey();
    const idempotencyKey = sentKey ?? (e.idempotent ? randomUUID() : undefined);
    // The parts come from the schemas of this contract, and its access and key were checked above: the
    // conditional types of a contract that is not yet known cannot express that.
    const context = {
      params: check(e.params, c.req.param()),
      query: check(e.query, c.req.query()),
      body: e.body ? check(e.body, await readJson(c.req.raw)) : undefined,
      caller,
      idempotencyKey,
      services,
      locale: localeOf(c),
      address,
      userAgent: c.req.header('user-agent') ?? '',
      authorization: c.req.header('authorization') ?? '',
      requestId: c.get('requestId'),
    } as HandlerContext<Endpoints[N]>;
    const result: unknown = await logRefusal<unknown>(services, e, caller, () => run(context));
    if (result instanceof FileAnswer) {
      return c.body(result.bytes, 200, {
        'content-type': e.produces ?? 'application/octet-stream',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${result.name}"`,
      });
    }
    const cache = result instanceof CachedAnswer ? result : undefined;
    const data = cache ? cache.data : (result ?? {});
    if (services.env.CHECK_RESPONSES && e.data) assertShape(e, e.data, data);
    return kept(c, JSON.stringify({ success: true, data }), caller ? undefined : cache);
  });
}

/** Logs rejected requests to staff endpoints, even if only the role is missing. */
async function logRefusal<T>(
  { log }: Services,
  { path }: Endpoint,
  caller: Caller | undefined,
  work: () => Promise<T> | T,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'au0107')
      log.warn({ userId: caller?.userId, route: path }, 'staff call refused');
    throw error;
  }
}

/** Public responses may be cached by shared caches and by browsers; nothing else may be cached. */
function kept(c: Context, body: string, cache: CachedAnswer<unknown> | undefined): Response {
  c.header('content-type', 'application/json; charset=utf-8');
  if (!cache) {
    c.header('cache-control', 'no-store');
    return c.body(body);
  }
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  c.header('cache-control', cacheControl(cache));
  c.header('surrogate-key', cache.keys.join(' '));
  // A member's answer may differ; without the header the language is that of the browser.
  const language = c.req.header(languageHeader) ? [] : ['accept-language'];
  c.header('vary', [languageHeader, 'authorization', ...language].join(', '));
  c.header('etag', etag);
  return isKnown(c.req.header('if-none-match'), etag) ? c.body(null, 304) : c.body(body);
}

async function callerOf(c: Context, services: Services, e: Endpoint): Promise<Caller | undefined> {
  if (e.access === 'none') return undefined;
  const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!bearer) {
    if (e.access === 'optional') return undefined;
    throw errors.authenticationRequired();
  }
  const caller = await findCaller(services, bearer);
  return logRefusal(services, e, caller, () => {
    if (e.access === 'staff' && !canBookOnBehalf(caller)) throw errors.accessDenied();
    return caller;
  });
}

function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const list = listForObject(schema, value);
  if (list !== undefined) throw errors.invalidValue({ issues: [{ path: list, code: 'value' }] });
  const result = v.safeParse(schema, value);
  if (!result.success) throw errors.invalidValue({ issues: result.issues.slice(0, 20).map(issueOf) });
  const path = harmfulText(result.output);
  if (path !== undefined) throw errors.invalidValue({ issues: [{ path, code: 'characters' }] });
  return result.output;
}

function assertShape(e: Endpoint, schema: Schema, data: unknown): void {
  const result = v.safeParse(schema, data);
  if (!result.success)
    throw new Error(
      `${e.method} ${e.path} response violates its contract: ${result.issues.map((i) => `${v.getDotPath(i)}: ${i.message}`).join('; ')}`,
    );
}

function localeOf(c: Context): Locale {
  const requested = c.req.header(languageHeader);
  return resolveLocale({
    stored: requested,
    browser: acceptedLanguages(c.req.header('accept-language')),
    served: locales,
    fallback: 'en',
  });
}

/** X-Forwarded-For is trusted only from addresses in TRUSTED_PROXIES, from right to left. */
export function addressOf(c: Context, services: Services): string {
  const trusted = services.env.TRUSTED_PROXIES;
  let address = getConnInfo(c).remote.address ?? 'unknown';
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  while (trusted.has(address.replace(/^::ffff:/, ''))) {
    const before = forwarded.pop();
    if (before === undefined) break;
    address = before;
  }
  return address.replace(/^::ffff:/, '');
}
