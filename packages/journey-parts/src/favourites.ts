import { CallFailure } from '@voyage/api-client/failure.ts';
import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Stay } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useLoggedIn } from '@voyage/frame/session/member.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keptFavourites, withKept } from './kept-favourites.ts';

export interface Favourites {
  has: (hotelId: string) => boolean;
  /** Saves a hotel, with the stay that it is looked at for, or takes it away. Shows at once; what fails is said and undone. */
  toggle: (hotelId: string, stay?: Stay) => void;
}

/** One at a time, in whatever part of the page it begins. */
let sending: Promise<void> | undefined;
/** What was saved before the login becomes the member's, the first one first; a hotel that there is no more is left out. */
async function sendKept(api: Api, client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  for (const hotelId of keptFavourites.get().toReversed()) {
    try {
      client.setQueryData(queryKey, await api.call('addFavourite', { body: { hotelId } }));
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'ht0001') return; // another page tries again
    }
    keptFavourites.set(withKept(keptFavourites.get(), hotelId, false));
  }
  await client.invalidateQueries({ queryKey: ['me', 'favourites', 'details'] });
}

/** The hotels that somebody has saved: a member's own, a visitor's in this browser until the login. */
export function useFavourites(): Favourites {
  const { api } = useSite();
  const client = useQueryClient();
  const { formatMessage: t } = useIntl();
  const notify = useNotify();
  const failureWords = useErrorMessage();
  const loggedIn = useLoggedIn() === true;
  const kept = useSyncExternalStore(keptFavourites.listen, keptFavourites.get, keptFavourites.none);
  const options = queries.favouriteIds(api);
  const { data } = useQuery({ ...options, enabled: loggedIn });
  useEffect(() => {
    if (loggedIn && kept.length > 0)
      sending ??= sendKept(api, client, options.queryKey).finally(() => (sending = undefined));
    // oxlint-disable-next-line exhaustive-deps -- a login, or what was kept before it
  }, [loggedIn, kept.length > 0]);
  const ids = loggedIn ? (data?.hotelIds ?? []) : kept;
  const has = (hotelId: string) => ids.includes(hotelId);
  const toggle = (hotelId: string, stay?: Stay) => {
    const on = !has(hotelId);
    if (!loggedIn) {
      keptFavourites.set(withKept(kept, hotelId, on));
      if (on && kept.length === 0) notify(t({ id: 'stays.favourite.keptHere' }), 'positive');
      return;
    }
    const show = (hotelIds: readonly string[]) =>
      client.setQueryData(options.queryKey, { hotelIds: [...hotelIds] });
    show(withKept(ids, hotelId, on));
    const call = on
      ? api.call('addFavourite', { body: { hotelId, ...(stay ? { stay } : {}) } })
      : api.call('removeFavourite', { body: { hotelId } });
    call.then(
      ({ hotelIds }) => {
        show(hotelIds);
        void client.invalidateQueries({ queryKey: ['me', 'favourites', 'details'] });
      },
      (error: unknown) => {
        show(ids);
        notify(failureWords(error));
      },
    );
  };
  return { has, toggle };
}
