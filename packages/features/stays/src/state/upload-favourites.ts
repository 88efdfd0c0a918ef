import { isFailure } from '@voyage/api-client/failure.ts';
import type { Api } from '@voyage/api-client/client.ts';
import { saveLocalStay, localFavourites, localStay, withFavourite } from './local-favourites.ts';

/**
 * Saves what a visitor kept before login to the member's account, oldest first, each with the stay it was
 * viewed for; hotels that no longer exist are skipped, and one that the account has already keeps its own
 * stay. `onSaved` receives the member's list after each. Another failure ends it, and the rest stays in the
 * browser.
 */
export async function uploadFavourites(
  api: Pick<Api, 'call'>,
  onSaved: (list: { hotelIds: string[] }) => void,
): Promise<void> {
  const save = (body: { hotelId: string; stay?: ReturnType<typeof localStay> }) =>
    api.call('addFavourite', { body: { ...body, unlessSaved: true } });
  for (const hotelId of localFavourites.get().toReversed()) {
    const stay = localStay(hotelId);
    try {
      onSaved(
        await save({ hotelId, ...(stay && { stay }) }).catch((error: unknown) => {
          // The hotel without a stay that the service does not accept.
          if (stay && isFailure(error, 'invalidValue')) return save({ hotelId });
          throw error;
        }),
      );
    } catch (error) {
      if (!isFailure(error, 'hotelNotFound')) return;
    }
    localFavourites.set(withFavourite(localFavourites.get(), hotelId, false));
    saveLocalStay(hotelId, undefined);
  }
}
