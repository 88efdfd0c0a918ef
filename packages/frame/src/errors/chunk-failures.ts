import type { AnyRouter } from '@tanstack/react-router';
import { reloadIfSiteAnswers } from './reload.ts';

const reloadedFor = 'reloadedForScript';
let missing = false;
/** Whether a script could not be had since the page was loaded: the browser does not ask for it again, only a reload does. */
export const isScriptMissing = (): boolean => missing;

/**
 * A script that cannot be had. The router would reload the page at once, which brings the browser's own error page while
 * the site is away; so the failure gets a name that the router leaves alone, and is shown (PageFailure). The script of a
 * page that is on its way may be gone because the site was built anew: then, once a script, the page reloads by itself.
 */
export function watchChunkFailures(router: AnyRouter): void {
  addEventListener('vite:preloadError', ({ payload: failure }) => {
    missing = true;
    const script = failure.message;
    failure.message = `ChunkLoadError: ${script}`;
    if (!router.state.isLoading || sessionStorage.getItem(reloadedFor) === script) return;
    sessionStorage.setItem(reloadedFor, script);
    void reloadIfSiteAnswers();
  });
}
