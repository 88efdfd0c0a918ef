import { traced } from '@voyage/tracing/tracing.ts';
import type { MiddlewareHandler } from 'hono';
import { probes } from '../platform/probes.ts';

/** Files and reports of browsers: not traced, and most of the requests. */
const untraced = /^\/(assets\/|pictures\/|reports\/|favicon\.(?:svg|ico)$|apple-touch-icon)/;

/**
 * A request to a site starts a trace, which the service continues. A visitor's own `traceparent` is ignored.
 * Its name is the kind of address: addresses contain ids and search terms.
 */
export const traceRequests: MiddlewareHandler = (c, next) => {
  const { path } = c.req;
  if (probes.has(path) || untraced.test(path)) return next();
  const kind = path.startsWith('/api/') ? '/api/*' : 'page';
  return traced(`${c.req.method} ${kind}`, { kind: 'server' }, async (span) => {
    await next();
    span.set('http.response.status_code', c.res.status);
  });
};
