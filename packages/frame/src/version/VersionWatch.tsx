import { brand } from '@voyage/brand';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../router/site-context.ts';
import { checkVersion } from './version-check.ts';

const minute = 60_000;
const every = 5 * minute;
/** The page itself comes first. */
const afterStart = 3_000;
/** Where a reload would come between a reader and what they are about to book or pay. */
const busy = /\/(payment|hotel\/booking)(\/|$)/;

/** Asks now and then whether this page, and what it keeps of the data, is still that of the server (docs/product/states.md, "Version check"). */
export function VersionWatch() {
  const { api, queryClient } = useSite();
  const router = useRouter();
  useEffect(() => {
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
      if (!version || busy.test(location.pathname)) return; // away for a moment, or gone on to pay
      const verdict = checkVersion(
        { local: localStorage, session: sessionStorage },
        { builtAt: Number(document.documentElement.dataset.built ?? 0) },
        version,
      );
      if (verdict === 'reload') return location.reload();
      if (verdict === 'current') return;
      for (const kept of ['search-locations', 'locations'])
        await queryClient.invalidateQueries({ queryKey: [kept] });
    };
    const first = setTimeout(() => void check(), afterStart);
    document.addEventListener('visibilitychange', check);
    const leave = router.subscribe('onResolved', () => void (askedAt > 0 && check()));
    return () => {
      clearTimeout(first);
      document.removeEventListener('visibilitychange', check);
      leave();
    };
  }, [api, queryClient, router]);
  return null;
}
