import { statSync } from 'node:fs';
import { Server, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { followRequests } from '@voyage/tracing/end-server.ts';
import { guardRequests } from '@voyage/tracing/guard-requests.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { Hono, type Context } from 'hono';
import type { SiteEnvironment } from './platform/environment.ts';
import { log } from './platform/log.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { ogImages } from './og-image/og-images.ts';
import { assetsOfOtherReleases } from './other-releases.ts';
import { oneClickUnsubscribe } from './service/one-click-unsubscribe.ts';
import { PageCache } from './platform/page-cache.ts';
import { cardFramePolicy, cardFramesOf, mapOriginsOf } from './pages/page-policy.ts';
import type { Release } from './platform/release.ts';
import { reportRoutes } from './reports/report-routes.ts';
import type { VisitorMetrics } from './reports/visitor-metrics.ts';
import { searchEngines } from './search-engines/search-engines.ts';
import { serviceProxy, unanswered, visitorOf } from './service/service-proxy.ts';
import { traceRequests } from './service/trace-requests.ts';
import { watchChanges } from './pages/watch-changes.ts';
import { pageServer, type CachedPage, type SitePages } from './pages/site-pages.ts';

interface SiteServer extends Omit<SitePages, 'pages' | 'sizeOf' | 'collectsReports'> {
  /** dist folder of the built app. */
  dist: string;
  port: number;
  env: SiteEnvironment;
  brand: 'main' | 'club';
  /** The language for an address without one. */
  defaultLocale: Locale;
  /** When this site was built, in milliseconds since 1970. */
  builtAt: number;
  /** Undefined in the workspace, which is not a release. */
  release?: Release | undefined;
  /** Whether balancers should send more requests: not while stopping. */
  accepts?: (() => boolean) | undefined;
  /** Counts what browsers report; without it they report nothing. */
  visitorMetrics?: VisitorMetrics | undefined;
}

/**
 * Under maintenance until an instant (`2026-12-01T03:00:00+08:00`); any other value means for an unknown
 * time. Unset or empty: not at all.
 */
export function maintenanceOf(setting: string | undefined): { until: Date | null } | undefined {
  if (!setting) return undefined;
  const until = new Date(setting);
  return { until: Number.isNaN(until.getTime()) ? null : until };
}

const minute = 60_000;
const mebibyte = 2 ** 20;
/**
 * Public pages are cached for a minute, and served stale for ten more while another is rendered; all are
 * discarded when the service's data changes.
 */
const pageLimits = { freshFor: minute, staleFor: 10 * minute, maxWeight: 64 * mebibyte };
const versionEvery = 15_000;

/** When a brand's data last changed, as the service answers it. @throws Error while it is unavailable */
async function askVersion(apiUrl: string, brand: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/${endpointSpecs.feVersion.path}?brand=${brand}`, {
    signal: AbortSignal.timeout(5000),
  });
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  return answer.text();
}

/**
 * v1/fe-version as pages call it: the later of the data and of this build, which only this server knows
 * (docs/product/states.md, "Version check").
 */
const versionAnswer =
  ({
    apiUrl,
    brand,
    builtAt,
    release,
  }: Pick<SiteServer, 'brand' | 'builtAt' | 'release'> & { apiUrl: string }) =>
  async (c: Context): Promise<Response> => {
    let t: number;
    try {
      const known: { data: { t: number } } = JSON.parse(await askVersion(apiUrl, brand));
      t = known.data.t;
    } catch (error) {
      return unanswered(c, error);
    }
    const named = release && { release: { brand, version: release.version, commit: release.commit } };
    return c.json({ success: true, data: { t: Math.max(t, builtAt), build: builtAt, ...named } }, 200, {
      'cache-control': 'no-cache',
    });
  };

/** Polls the service for the last change of its data, and reports a new one. */
export function watchVersion(apiUrl: string, brand: string, changed: () => void, every = versionEvery): void {
  let known: string | undefined;
  const fetchVersion = async () => {
    // while the service is unavailable the cache is kept
    const version = await askVersion(apiUrl, brand).catch(() => known);
    if (known !== undefined && version !== known) changed();
    known = version;
  };
  void fetchVersion();
  setInterval(() => void fetchVersion(), every).unref();
}

/** A site without its port: files, the service under /api, pages, headers. */
export function siteApp({
  dist,
  env,
  brand,
  builtAt,
  defaultLocale,
  release,
  accepts = () => true,
  visitorMetrics,
  ...site
}: Omit<SiteServer, 'port'> & { pages: PageCache<CachedPage> }): Hono {
  const { API_URL: apiUrl, RELEASES_DIR, SITE_PROXIES } = env;
  const app = new Hono();
  app.use(traceRequests);
  if (site.metrics) app.use(measureRequests(site.metrics, site.locales));
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', (c) => (accepts() ? c.json({ status: 'ready' }) : c.json({ status: 'stopping' }, 503)));
  for (const [files, age] of [
    ['/assets/*', 'public, max-age=31536000, immutable'],
    ['/pictures/*', 'public, max-age=86400'],
    ['/favicon.svg', 'public, max-age=86400'],
  ] as const) {
    app.use(files, async (c, next) => {
      await next();
      c.res.headers.set('cache-control', c.res.ok ? age : 'no-store');
      // The only HTML document among the files.
      if (c.req.path.endsWith('.html')) c.res.headers.set('content-security-policy', cardFramePolicy);
    });
    app.use(files, serveStatic({ root: `${dist}/client`, precompressed: true }));
    if (files === '/assets/*' && RELEASES_DIR) app.use(files, assetsOfOtherReleases(RELEASES_DIR, brand));
    app.all(files, (c) => c.text('Not found', 404));
  }
  app.get(`/api/${endpointSpecs.feVersion.path}`, versionAnswer({ apiUrl, brand, builtAt, release }));
  app.all('/api/*', serviceProxy(apiUrl, SITE_PROXIES));
  const visitor = (c: Context) => visitorOf(c, SITE_PROXIES) ?? '';
  if (visitorMetrics)
    app.route('/', reportRoutes({ brand, builtAt, release, metrics: visitorMetrics, visitorOf: visitor }));
  const { name, locales } = site;
  app.route('/', searchEngines({ apiUrl, brand, name, locales, defaultLocale }));
  app.route('/', oneClickUnsubscribe({ apiUrl, locales }));
  const { handle, pageAt } = pageServer({
    sizeOf: (picture) =>
      statSync(join(dist, 'client', 'pictures', picture), { throwIfNoEntry: false })?.size ?? 0,
    cardFrames: cardFramesOf(env),
    pictureHosts: env.PICTURE_HOSTS,
    hasChat: Boolean(env.INTERCOM_APP_ID),
    mapOrigins: mapOriginsOf(env.MAP_STYLE_URL, env.MAP_ORIGINS),
    maintenance: maintenanceOf(env.MAINTENANCE_UNTIL),
    collectsReports: visitorMetrics !== undefined,
    ...site,
  });
  app.route('/', ogImages({ dist, locales, pageAt, visitorOf: visitor }));
  app.on(['GET', 'POST'], '*', handle);
  return app;
}

/** Of the service; all other requests can be repeated without harm. */
const isCall = ({ url }: Pick<IncomingMessage, 'url'>): boolean => url?.startsWith('/api/v1/') === true;

/** A thin server in front of a site's renderer. */
export function siteServer({ port, ...site }: SiteServer): void {
  const pages = new PageCache<CachedPage>(pageLimits);
  const { API_URL, DRAIN_SECONDS, STOP_SECONDS } = site.env;
  let stopping = false;
  const app = siteApp({ ...site, pages, accepts: () => !stopping });
  const probe = createServer().once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is already in use.` : String(error));
    process.exit(1);
  });
  probe.listen(port, () =>
    probe.close(() => {
      const server = serve({ fetch: app.fetch, port });
      if (!(server instanceof Server)) throw new Error('HTTP/1.1 was expected');
      guardRequests(server);
      const end = followRequests(server, isCall);
      site.metrics?.watch(pages);
      const clear = () => {
        const dropped = pages.clear();
        site.metrics?.dropped('all', dropped);
      };
      watchVersion(API_URL, site.brand, clear);
      watchChanges(API_URL, {
        changed: (hotels) => {
          const dropped = pages.drop((page) => !hotels.isDisjointFrom(page.hotels));
          site.metrics?.dropped('hotel', dropped);
        },
        missed: clear,
      });
      process.send?.({ ready: true, port });
      // A part of a page that could not be loaded fails its own rendering, which reports it; the site keeps
      // running.
      process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled promise rejection'));
      const stop = async () => {
        if (stopping) return;
        stopping = true;
        await pause(DRAIN_SECONDS * 1_000);
        const aborted = await end(STOP_SECONDS);
        if (aborted > 0)
          log.warn({ requests: aborted }, 'requests aborted: they did not finish within STOP_SECONDS');
        await tracing()?.stop();
        process.exit(aborted > 0 ? 1 : 0);
      };
      for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void stop());
    }),
  );
}
