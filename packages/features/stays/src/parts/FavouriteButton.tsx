import type { Stay } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Heart } from 'lucide-react';
import * as css from './FavouriteButton.css.ts';
import type { Favourites } from '../state/favourites.ts';

/**
 * Saves a hotel, also without a login. `favourites` is `useFavourites()`, called once for all buttons of a
 * page.
 */
export function FavouriteButton({
  favourites,
  hotel: { id, name },
  stay,
}: {
  favourites: Favourites;
  hotel: { id: string; name: string };
  /** Stored with the hotel: the list of favourites shows its prices. */
  stay?: Stay | undefined;
}) {
  const { t } = useIntl();
  const saved = favourites.has(id);
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={saved}
      aria-label={t('stays.favourite.save', { name })}
      onClick={() => favourites.toggle(id, stay)}
    >
      <Heart size={20} strokeWidth={1.5} fill={saved ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
