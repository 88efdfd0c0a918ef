import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Lookup } from '../platform/page-cache.ts';
import { pageLabels } from './page-label.ts';

/** `call`: the service through the site; `report`: a browser's. */
export type RequestKind = 'page' | 'call' | 'file' | 'report';
/** What the site's server does itself; what browsers report is counted by reports/visitor-metrics.ts. */
export interface SiteMetrics {
  request(seen: { kind: RequestKind; page: string; status: number; seconds: number }): void;
  /** `bypass`: an address whose pages are not cached. */
  lookup(page: string, result: Lookup | 'bypass'): void;
  rendered(page: string, seconds: number): void;
  /** `hotel`: it showed one that changed; `all`: the data changed, or changes may have been missed. */
  dropped(reason: 'hotel' | 'all', pages: number): void;
  /** Reports the size of the cache from now on. */
  watch(pages: { size: number; weight: number }): void;
}

const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];
const renderSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

/** A page that could not be rendered, and one without the service or under maintenance. */
const pageFailures = [500, 503];

/** Counts what a site's server does. All labels come from fixed lists. */
export function siteMetrics(registry: Registry): SiteMetrics {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'voyage_site_requests_total',
    help: 'Requests by kind, page and status',
    labelNames: ['kind', 'page', 'status'],
    registers,
  });
  // A rate needs two values: otherwise the first failures of each page after a start would not count.
  for (const page of pageLabels)
    for (const status of pageFailures) requests.inc({ kind: 'page', page, status }, 0);
  const requestDuration = new Histogram({
    name: 'voyage_site_request_duration_seconds',
    help: 'From the request until its answer is ready',
    labelNames: ['kind'],
    buckets: requestSeconds,
    registers,
  });
  const lookups = new Counter({
    name: 'voyage_site_cache_lookups_total',
    help: 'Pages by where they came from: hit, stale (a new one is rendered meanwhile), shared (waited for one being rendered), miss, bypass (not cached)',
    labelNames: ['page', 'result'],
    registers,
  });
  const dropped = new Counter({
    name: 'voyage_site_cache_dropped_total',
    help: 'Pages dropped: one of their hotels changed, or the whole cache was emptied',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['hotel', 'all']) dropped.inc({ reason }, 0); // a rate needs two values
  const rendering = new Histogram({
    name: 'voyage_site_render_seconds',
    help: "Rendering a page, with the service's answers for it",
    labelNames: ['page'],
    buckets: renderSeconds,
    registers,
  });
  return {
    request: ({ kind, page, status, seconds }) => {
      requests.inc({ kind, page, status });
      requestDuration.observe({ kind }, seconds);
    },
    lookup: (page, result) => lookups.inc({ page, result }),
    rendered: (page, seconds) => rendering.observe({ page }, seconds),
    dropped: (reason, pages) => dropped.inc({ reason }, pages),
    watch: (pages) => {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      gauge('voyage_site_cache_pages', 'Pages in the cache', () => pages.size);
      gauge('voyage_site_cache_bytes', 'Their size', () => pages.weight);
    },
  };
}
