import { usePrivilegeOnly } from '@voyage/site-core/preferences/preferences.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import type { RateAudience } from '@voyage/stay-parts/stay-rules.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Whether only member rates are wanted is remembered in the browser, and applied to every list that is come to.
 * There the address decides, and what it changes to is remembered: a link that widens the list and the browser's
 * Back take the filter away as the filter itself does.
 */
export function useRememberedPrivilegeFilter(query: SearchQuery, reader: RateAudience): void {
  const locale = useLocale();
  const router = useRouter();
  const [remembered, remember] = usePrivilegeOnly();
  const isNarrowed = query.privilegeOnly === 1;
  const list = `${query.locationType} ${query.code}`;
  const last = useRef({ list: '', isNarrowed });
  useEffect(() => {
    const before = last.current;
    last.current = { list, isNarrowed };
    if (before.list === list && before.isNarrowed !== isNarrowed) remember(isNarrowed);
    else if (remembered && query.code && !isNarrowed && reader !== 'guest')
      void router.navigate({
        href: href.hotelSearch(locale, { ...query, privilegeOnly: 1 }),
        replace: true,
      });
    // oxlint-disable-next-line exhaustive-deps -- whenever another list is come to, the filter changes, or the setting or the reader becomes known
  }, [remembered, isNarrowed, list, reader]);
}
