import type { AnyRouter } from '@tanstack/react-router';
import { isFailure } from '@voyage/api-client/failure.ts';
import { pageOfRouterPath, type RouteId } from '@voyage/routes/pages.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { describeError } from './describe-error.ts';
import { errorReports } from './error-reports.ts';
import { PageLog } from './page-log.ts';
import {
  errorAddress,
  vitalsAddress,
  type ErrorKind,
  type ErrorReport,
  type VitalsReport,
} from './report.ts';
import { VitalsCollector } from './vitals-collector.ts';

const send = (address: string, report: VitalsReport | ErrorReport): void => {
  navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
};

/**
 * Measures this page view and reports it once, when the visitor leaves it for the first time; reports errors
 * as they occur. Includes everything before this script: browsers buffer measurements, `early-errors.ts`
 * errors.
 */
export function reportPageView(router: AnyRouter): void {
  const current = (): RouteId => pageOfRouterPath(router.state.matches.at(-1)?.fullPath ?? '') ?? '404';
  const log = new PageLog(current());
  router.subscribe('onResolved', () => log.add(performance.now(), current()));
  reportVitals(log);
  reportErrors(router, current);
}

function reportVitals(log: PageLog): void {
  const collector = new VitalsCollector(log);
  const keep = (metric: MetricType) => collector.keep(metric);
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(keep);
  // After the library's own listeners, which report the final values first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const report = collector.report(matchMedia(breakpoint.tablet).matches ? 'desktop' : 'phone');
    if (report) send(vitalsAddress, report);
  });
}

function reportErrors(router: AnyRouter, current: () => RouteId): void {
  const build = Number(document.documentElement.dataset.built ?? 0);
  const add = errorReports((description) => send(errorAddress, { ...description, page: current(), build }));
  const report = (kind: ErrorKind, thrown: unknown, place?: ErrorEvent) =>
    add(describeError(thrown, kind, location.origin, place));
  const onEvent = (event: Event) => {
    if (event instanceof ErrorEvent) report('uncaught', event.error, event);
    if (event instanceof PromiseRejectionEvent) report('rejection', event.reason);
  };
  window.$err?.forEach(onEvent);
  addEventListener('error', onEvent);
  addEventListener('unhandledrejection', onEvent);
  addEventListener('vite:preloadError', ({ payload }) => report('chunk', payload));
  // Failed calls are counted by the service, and a page shows its own message for them.
  router.options.defaultOnCatch = (error) => {
    if (!isFailure(error)) report('page', error);
  };
}
