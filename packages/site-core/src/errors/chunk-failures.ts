import { tabStorage } from '@voyage/api-client/browser-storage.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { reloadIfSiteAnswers } from './reload.ts';

const reloadedFor = 'reloadedForScript';
let missing = false;
/**
 * Whether a script has failed to load since the page was opened: some browsers do not request it again until
 * a reload.
 */
export const isScriptMissing = (): boolean => missing;

/**
 * Handles scripts that fail to load. The router would reload at once, which shows the browser's own error
 * page while the site is down; so the failure gets a name that the router ignores, and is displayed
 * (PageFailure). If the script belongs to a page being opened, it may be gone because of a new release: then
 * the page reloads automatically, once per script.
 */
export function watchChunkFailures(router: AnyRouter): void {
  addEventListener('vite:preloadError', ({ payload: failure }) => {
    missing = true;
    const script = failure.message;
    failure.message = `ChunkLoadError: ${script}`;
    // what cannot be remembered would happen again after each reload
    if (!router.state.isLoading || !tabStorage.isKept() || tabStorage.getItem(reloadedFor) === script) return;
    tabStorage.setItem(reloadedFor, script);
    void reloadIfSiteAnswers();
  });
}
