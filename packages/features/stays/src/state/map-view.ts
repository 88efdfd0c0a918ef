import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous entry of the browser's history is the list under the map of this one. */
    overList?: boolean;
  }
}

/**
 * The map over a list, in the address (`view`): the browser's Back closes it, and returning from a hotel that was
 * opened from it shows it again, over the list where it was.
 */
export function useMapView(query: SearchQuery): { isOpen: boolean; open: () => void; close: () => void } {
  const locale = useLocale();
  const router = useRouter();
  const list = href.hotelSearch(locale, { ...query, view: undefined });
  const isOpen = query.view === 'map';
  return {
    isOpen,
    open: () =>
      void router.navigate({
        href: href.hotelSearch(locale, { ...query, view: 'map' }),
        state: { overList: true },
      }),
    close: () => {
      // The browser's Back has closed it: a second step back would leave the list.
      const { search, state } = router.history.location;
      if (!/[?&]view=map\b/.test(search)) return;
      if (state.overList) router.history.back();
      else void router.navigate({ href: list, replace: true });
    },
  };
}
