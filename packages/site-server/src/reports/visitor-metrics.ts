import type { ErrorReport, VitalName, VitalsReport } from '@voyage/site-core/reports/report.ts';
import { Counter, Histogram, Registry } from 'prom-client';
import { labelOf } from '../metrics/page-label.ts';
import type { BrowserFamily } from './browser-family.ts';

type RefusalReason = 'invalid' | 'limit' | 'origin';
export interface VisitorMetrics {
  registry: Registry;
  vitals(report: VitalsReport): void;
  error(report: ErrorReport & { isCurrent: boolean; browser: BrowserFamily }): void;
  refused(reason: RefusalReason): void;
}

/** Bounds in seconds (CLS: without a unit) around what counts as good and as poor (web.dev/articles/vitals). */
const histograms: Record<VitalName, { name: string; help: string; buckets: number[] }> = {
  LCP: {
    name: 'voyage_page_lcp_seconds',
    help: 'Until the largest part of a page was drawn (Largest Contentful Paint)',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  INP: {
    name: 'voyage_page_inp_seconds',
    help: 'From a press until the next picture, of the slowest (Interaction to Next Paint)',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  CLS: {
    name: 'voyage_page_cls',
    help: 'How far a page moved by itself (Cumulative Layout Shift)',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  },
  TTFB: {
    name: 'voyage_page_ttfb_seconds',
    help: 'Until the first byte of a page (Time to First Byte)',
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  },
  FCP: {
    name: 'voyage_page_fcp_seconds',
    help: 'Until anything was drawn (First Contentful Paint)',
    buckets: [0.5, 1, 1.5, 1.8, 2.5, 3, 5, 10],
  },
};

/**
 * Counts the reports of browsers to one site. All labels come from fixed lists: at most some 600 series per
 * page and device.
 */
export function visitorMetrics(brand: 'main' | 'club'): VisitorMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ brand });
  const registers = [registry];
  const views = new Counter({
    name: 'voyage_page_views_total',
    help: 'Page views that were measured, by the page that was loaded',
    labelNames: ['page', 'device'],
    registers,
  });
  const histogram = (name: VitalName) =>
    new Histogram({ ...histograms[name], labelNames: ['page', 'device'], registers });
  const byVital: Record<VitalName, Histogram<'page' | 'device'>> = {
    LCP: histogram('LCP'),
    INP: histogram('INP'),
    CLS: histogram('CLS'),
    TTFB: histogram('TTFB'),
    FCP: histogram('FCP'),
  };
  const errors = new Counter({
    // Too many combinations to start each at 0: the rule counts a new series from its first value (visitors.yml).
    name: 'voyage_page_errors_total',
    help: 'Errors of our scripts in browsers; build: of this release, or of another that was still open',
    labelNames: ['page', 'kind', 'browser', 'build'],
    registers,
  });
  const refusals = new Counter({
    name: 'voyage_reports_refused_total',
    help: 'Reports that were not taken: of another form, too many from one address, or from another site',
    labelNames: ['reason'],
    registers,
  });
  return {
    registry,
    vitals: ({ page, device, vitals }) => {
      views.inc({ page: labelOf(page), device });
      for (const vital of vitals)
        byVital[vital.name].observe(
          { page: labelOf(vital.page), device },
          vital.name === 'CLS' ? vital.value : vital.value / 1000,
        );
    },
    error: ({ page, kind, browser, isCurrent }) =>
      errors.inc({ page: labelOf(page), kind, browser, build: isCurrent ? 'current' : 'other' }),
    refused: (reason) => refusals.inc({ reason }),
  };
}
