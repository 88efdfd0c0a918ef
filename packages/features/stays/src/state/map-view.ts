import { useLocale } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * The map over a list, in the address (`view`): the browser's Back closes it, and returning from a hotel that was
 * opened from it shows it again.
 */
export function useMapView(query: SearchQuery): { isOpen: boolean; open: () => void; close: () => void } {
  const locale = useLocale();
  const router = useRouter();
  const list = href.hotelSearch(locale, { ...query, view: undefined });
  /** The list that it was opened from, if that is the previous entry of the browser's history. */
  const openedFrom = useRef<string>(null);
  return {
    isOpen: query.view === 'map',
    open: () => {
      openedFrom.current = list;
      void router.navigate({ href: href.hotelSearch(locale, { ...query, view: 'map' }) });
    },
    close: () => {
      // The browser's Back has closed it: a second step back would leave the list.
      if (!/[?&]view=map\b/.test(router.history.location.search)) return;
      if (openedFrom.current === list) router.history.back();
      else void router.navigate({ href: list, replace: true });
      openedFrom.current = null;
    },
  };
}
