import type { Locale } from '@voyage/domain/locale.ts';
import type { MiddlewareHandler } from 'hono';
import { probes } from '../platform/probes.ts';
import { pageLabel } from './page-label.ts';
import type { RequestKind, SiteMetrics } from './site-metrics.ts';

const kinds: readonly [RegExp, RequestKind][] = [
  [/^\/(assets|pictures|og)\/|^\/(favicon\.svg|favicon\.ico|apple-touch-icon(-precomposed)?\.png)$/, 'file'],
  [/^\/api\//, 'call'],
  [/^\/reports\//, 'report'],
];

/** Counts the requests to a site, except those of its own monitoring. */
export const measureRequests =
  (metrics: SiteMetrics, locales: readonly Locale[]): MiddlewareHandler =>
  async (c, next) => {
    const { path } = c.req;
    if (probes.has(path)) return next();
    const start = performance.now();
    await next();
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
    metrics.request({
      kind,
      page: kind === 'page' ? pageLabel(path, locales) : '',
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  };
