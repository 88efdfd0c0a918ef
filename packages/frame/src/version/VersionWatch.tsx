import { brand } from '@voyage/brand';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../router/site-context.ts';
import { checkVersion } from './version-check.ts';

const minute = 60_000;
const every = 5 * minute;
/** Content of the page itself has priority. */
const afterStart = 3_000;
/** Pages where a reload would interrupt a booking or payment. */
const busy = /\/(payment|hotel\/booking)(\/|$)/;

/**
 * Checks regularly whether this page and its cached data still match the server's version
 * (docs/product/states.md, "Version check").
 */
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
      // unreachable for a moment, or in the middle of a payment
      if (!version || busy.test(location.pathname)) return;
      const verdict = checkVersion(
        { local: localStorage, session: sessionStorage },
        { builtAt: Number(document.documentElement.dataset.built ?? 0) },
        version,
      );
      if (verdict === 'reload') return location.reload();
      if (verdict === 'current') return;
      for (const stored of ['search-locations', 'locations'])
        await queryClient.invalidateQueries({ queryKey: [stored] });
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
