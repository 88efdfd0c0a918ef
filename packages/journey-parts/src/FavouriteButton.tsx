import type { Stay } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Heart } from 'lucide-react';
import * as css from './FavouriteButton.css.ts';
import type { Favourites } from './favourites.ts';

/** Saves a hotel, also before a login. `favourites` is `useFavourites()`, asked for once for all buttons of a page. */
export function FavouriteButton({
  favourites,
  hotel: { id, name },
  stay,
}: {
  favourites: Favourites;
  hotel: { id: string; name: string };
  /** Kept with the hotel: its nights are priced in the list of favourites. */
  stay?: Stay | undefined;
}) {
  const { formatMessage: t } = useIntl();
  const saved = favourites.has(id);
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={saved}
      aria-label={t({ id: 'stays.favourite.save' }, { name })}
      onClick={() => favourites.toggle(id, stay)}
    >
      <Heart size={20} strokeWidth={1.5} fill={saved ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
