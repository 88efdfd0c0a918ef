import { randomUUID } from 'node:crypto';
import { endpointNames } from '@voyage/contracts/endpoints.ts';
import { languageHeader } from '@voyage/contracts/headers.ts';
import { noSpan, traced, tracing, type Span } from '@voyage/tracing/tracing.ts';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { errors } from '../platform/errors.ts';
import { observe } from '../platform/observed.ts';
import type { Services } from '../use-cases/services.ts';
import { mailboxPages } from './operations/mailbox/routes.ts';
import { fail, onError } from './handling/failures.ts';
import { referencePages } from './operations/reference/routes.ts';
import { operations } from './operations/routes.ts';
import { isOwnServer } from '../platform/call-limits.ts';
import { addressOf, register, type Variables } from './handling/register.ts';
import { routes } from './routes.ts';

/** Requested every few seconds by monitoring, and several times a second by the sites: not worth a trace. */
const probes = new Set(['/health', '/ready', '/changes']);

/**
 * The HTTP interface of the service: every endpoint of the contracts, plus health, readiness, OpenAPI and its
 * page. `accepts`: whether balancers should send more requests.
 */
export function createApp(services: Services, accepts = () => true): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const { log, env } = services;

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const start = performance.now();
    const answer = async (span: Span) => {
      await next();
      c.header('x-request-id', c.get('requestId'));
      const ms = performance.now() - start;
      // The route's pattern, never the address itself: addresses contain ids and tokens.
      const request = { method: c.req.method, route: c.req.routePath, status: c.res.status };
      span.rename(`${request.method} ${request.route}`);
      span.set('http.response.status_code', request.status);
      observe('request', { ...request, seconds: ms / 1000 });
      const trace = tracing()?.current();
      // Of every site, several times a second.
      const level = request.route === '/changes' ? 'debug' : 'info';
      log[level]({
        requestId: c.get('requestId'),
        ...(trace ? { traceId: trace.traceId } : {}),
        ...request,
        ms: Math.round(ms),
      });
    };
    await (probes.has(c.req.path)
      ? answer(noSpan)
      : traced(c.req.method, { kind: 'server', parent: c.req.header('traceparent') }, answer));
  });
  if (env.MAILBOX_PAGES && !env.SMTP_URL && !env.SMS_URL) app.route('/dev/mailbox', mailboxPages(services));
  if (services.sandbox) app.route('/sandbox', services.sandbox.browserSide); // sets its own headers: it shows a bank's page
  app.route('/docs', referencePages()); // the same: a page, unlike the rest
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      referrerPolicy: 'no-referrer',
    }),
  );
  app.use(
    cors({
      origin: (origin) => (env.ALLOWED_ORIGINS.includes(origin) ? origin : null),
      allowHeaders: ['authorization', 'content-type', languageHeader, 'idempotency-key'],
      maxAge: 7200,
    }),
  );

  operations(app, services, accepts);
  app.use('/v1/*', (c, next) => {
    const address = addressOf(c, services);
    if (
      !isOwnServer(address) &&
      !services.limits.allows(`address:${address}`, env.RATE_LIMIT, { route: 'v1' })
    )
      throw errors.tooManyRequests();
    return next();
  });
  for (const name of endpointNames) register(app, services, routes, name);

  app.notFound((c) => fail(c, 'rq0004'));
  app.onError(onError(services));
  return app;
}
