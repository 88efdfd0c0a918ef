import { traced } from '@voyage/tracing/tracing.ts';
import type { MiddlewareHandler } from 'hono';

/** Files, probes and reports of browsers: not traced, and most of the requests. */
const untraced = /^\/(assets\/|pictures\/|reports\/|favicon\.svg$|health$)/;

/**
 * A request to a site starts a trace, which the service continues. A visitor's own `traceparent` is ignored.
 * Its name is the kind of address: addresses contain ids and search terms.
 */
export const traceRequests: MiddlewareHandler = (c, next) => {
  if (untraced.test(c.req.path)) return next();
  const kind = c.req.path.startsWith('/api/') ? '/api/*' : 'page';
  return traced(`${c.req.method} ${kind}`, { kind: 'server' }, async (span) => {
    await next();
    span.set('http.response.status_code', c.res.status);
  });
};
