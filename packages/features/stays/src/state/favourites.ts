import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Stay } from '@voyage/contracts/stay.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { saveLocalStay, localFavourites, withFavourite } from './local-favourites.ts';
import { uploadFavourites } from './upload-favourites.ts';

export interface Favourites {
  has: (hotelId: string) => boolean;
  /**
   * Saves a hotel, with the stay it is viewed for, or removes it. Optimistic; a failure is reported and
   * reverted.
   */
  toggle: (hotelId: string, stay?: Stay) => void;
}

/** One request at a time, across all parts of the page. */
let sending: Promise<void> | undefined;
async function uploadLocal(api: Api, client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await uploadFavourites(api, (list) => client.setQueryData(queryKey, list));
  await client.invalidateQueries({ queryKey: ['me', 'favourites', 'details'] });
}

/** Saved hotels: a member's from the service, a visitor's in this browser until login. */
export function useFavourites(): Favourites {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const loggedIn = useLoggedIn() === true;
  const local = useSyncExternalStore(localFavourites.listen, localFavourites.get, localFavourites.none);
  const options = queries.favouriteIds(api);
  const { data } = useQuery({ ...options, enabled: loggedIn });
  useEffect(() => {
    if (loggedIn && local.length > 0)
      sending ??= uploadLocal(api, queryClient, options.queryKey).finally(() => (sending = undefined));
    // oxlint-disable-next-line exhaustive-deps -- a login, or what was kept before it
  }, [loggedIn, local.length > 0]);
  const ids = loggedIn ? (data?.hotelIds ?? []) : local;
  const has = (hotelId: string) => ids.includes(hotelId);
  const toggle = (hotelId: string, stay?: Stay) => {
    const on = !has(hotelId);
    if (!loggedIn) {
      localFavourites.set(withFavourite(local, hotelId, on));
      saveLocalStay(hotelId, on ? stay : undefined);
      if (on && local.length === 0) notify(t('stays.favourite.keptHere'), 'positive');
      return;
    }
    const show = (hotelIds: readonly string[]) =>
      queryClient.setQueryData(options.queryKey, { hotelIds: [...hotelIds] });
    show(withFavourite(ids, hotelId, on));
    const call = on
      ? api.call('addFavourite', { body: { hotelId, ...(stay ? { stay } : {}) } })
      : api.call('removeFavourite', { body: { hotelId } });
    call.then(
      ({ hotelIds }) => {
        show(hotelIds);
        void queryClient.invalidateQueries({ queryKey: ['me', 'favourites', 'details'] });
      },
      (error: unknown) => {
        show(ids);
        showFailure(error);
      },
    );
  };
  return { has, toggle };
}
