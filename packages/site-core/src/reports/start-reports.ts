import type { AnyRouter } from '@tanstack/react-router';
import './early-errors.ts';

/** Whether the visitor's browser declines data collection (Global Privacy Control, Do Not Track). */
export const declinesReports = ({
  globalPrivacyControl,
  doNotTrack,
}: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean => globalPrivacyControl === true || doNotTrack === '1';

let isStarted = false;
/**
 * Starts the reports of this page view at the next idle moment: if the site collects them and the visitor
 * does not decline.
 */
export function startReports(router: AnyRouter): void {
  if (isStarted || !window.$err || declinesReports(navigator)) return;
  isStarted = true;
  const start = async () => (await import('./report-page-view.ts')).reportPageView(router);
  const load = () => void start().catch(() => {}); // without its script, nothing is reported
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 1_000);
}
