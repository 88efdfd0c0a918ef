import type { AnyRouter } from '@tanstack/react-router';
import './early-errors.ts';

/** Whether the visitor's browser says that nothing is to be collected (Global Privacy Control, Do Not Track). */
export const declinesReports = ({
  globalPrivacyControl,
  doNotTrack,
}: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean => globalPrivacyControl === true || doNotTrack === '1';

let isStarted = false;
/** Reports of this page view, from the next idle moment on: where the site collects them and the visitor does not decline. */
export function startReports(router: AnyRouter): void {
  if (isStarted || !window.$err || declinesReports(navigator)) return;
  isStarted = true;
  const start = async () => (await import('./report-page-view.ts')).reportPageView(router);
  const load = () => void start().catch(() => {}); // without its script, nothing is reported
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 1_000);
}
