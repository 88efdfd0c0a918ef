import { browserStorage, tabStorage } from '@voyage/api-client/browser-storage.ts';
import type { Api } from '@voyage/api-client/client.ts';
import { brand } from '@voyage/brand';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { loadMeta } from '../meta/load-meta.ts';
import { localeOf } from '../context/language.ts';
import { startReports } from '../reports/start-reports.ts';
import { checkVersion } from './version-check.ts';

const minute = 60_000;
const every = 5 * minute;
/** Pages where a reload would interrupt a booking or payment. */
const busy = /\/(payment|hotel\/booking)(\/|$)/;

/**
 * Checks now, and whenever the page is navigated or looked at again, whether it and its cached data still match
 * the server's version (docs/product/states.md, "Version check"); then loads the meta data. Returns a function
 * that ends this.
 */
export function watchVersion(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  router: AnyRouter,
): () => void {
  let askedAt = 0;
  const check = async () => {
    if (
      document.visibilityState !== 'visible' ||
      Date.now() - askedAt < every ||
      busy.test(location.pathname)
    )
      return;
    askedAt = Date.now();
    const version = await api.call('feVersion', { query: { brand: brand.id } }).catch(() => undefined);
    // Unreachable for a moment: as for what failed below.
    if (!version) askedAt = 0;
    if (!version || busy.test(location.pathname)) return;
    const verdict = checkVersion(
      { local: browserStorage, session: tabStorage },
      { builtAt: Number(document.documentElement.dataset.built ?? 0) },
      version,
    );
    // Without storage the next page would not know that it has reloaded, and reload for ever.
    if (verdict === 'reload' && tabStorage.isKept()) return location.reload();
    if (verdict === 'refetch')
      for (const stored of ['search-locations', 'locations'])
        await queryClient.invalidateQueries({ queryKey: [stored] });
    const status = await loadMeta({ api, queryClient }, localeOf(location.pathname));
    // What failed is tried again with the next page, or when the network is back.
    if (status === 'failed') askedAt = 0;
  };
  void check();
  // This script is the first to load after the start of a page; the first view contains nothing of reports.
  startReports(router);
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  const leave = router.subscribe('onResolved', () => void check());
  return () => {
    document.removeEventListener('visibilitychange', check);
    removeEventListener('online', check);
    leave();
  };
}
