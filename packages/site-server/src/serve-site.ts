import { fileURLToPath } from 'node:url';
import { brand } from '@voyage/brand';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { bestLocale } from '@voyage/site-core/context/language.ts';
import { environmentOfProcess, type SiteEnvironment } from './platform/environment.ts';
import { releaseOf } from './platform/release.ts';
import { siteServer } from './server.ts';
import { serveMetrics } from '@voyage/tracing/serve-metrics.ts';
import type { SiteMetrics } from './metrics/site-metrics.ts';
import type { VisitorMetrics } from './reports/visitor-metrics.ts';
import type { serverEntry } from './server-entry.ts';

/**
 * Counts what browsers report and what this server does, and serves it for Prometheus, if a port is configured;
 * otherwise nothing is loaded. @throws Error if the port is taken
 */
async function collectMetrics({
  SITE_METRICS_PORT: port,
  SITE_METRICS_HOST: host,
}: SiteEnvironment): Promise<{ visitorMetrics?: VisitorMetrics; metrics?: SiteMetrics }> {
  if (port === undefined) return {};
  const [{ visitorMetrics }, { siteMetrics }] = await Promise.all([
    import('./reports/visitor-metrics.ts'),
    import('./metrics/site-metrics.ts'),
  ]);
  const visitors = visitorMetrics(brand.id);
  const { registry } = visitors;
  const metrics = siteMetrics(registry);
  await serveMetrics(registry, port, host);
  return { visitorMetrics: visitors, metrics };
}

/**
 * Serves the built site in the folder `app` (a URL with trailing slash): an app of the workspace, or a
 * release.
 */
export async function serveSite(app: URL, port: 'MAIN_PORT' | 'CLUB_PORT'): Promise<void> {
  const env = environmentOfProcess();
  const built: { default: typeof serverEntry } = await import(new URL('dist/server/server.js', app).href);
  const { render, builtAt } = built.default;
  const release = releaseOf(fileURLToPath(app));
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint)
    await startTracing({
      endpoint,
      service: `voyage-${brand.id}`,
      version: release?.version,
      share: env.OTEL_TRACES_SAMPLER_ARG,
    });
  siteServer({
    name: brand.name,
    brand: brand.id,
    builtAt,
    release,
    ...(await collectMetrics(env)),
    phone: brand.contact.phone,
    dist: new URL('dist', app).pathname,
    port: env[port],
    env,
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    bestLocale,
    render,
  });
}
