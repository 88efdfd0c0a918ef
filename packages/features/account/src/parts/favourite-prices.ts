import { isAnswered, useOnRequestPrices, type OnRequestPrice } from '@voyage/stay-parts/hotel-prices.ts';
import type { Favourite } from './FavouriteForm.tsx';

/** The lowest rates of a saved hotel, priced with the list or since; null if there are none, or none yet. */
export const cheapestOf = (
  { cheapest }: Favourite,
  asked: OnRequestPrice | undefined,
): Favourite['cheapest'] => (isAnswered(asked) ? asked.cheapest : cheapest);

/** The answers for saved hotels that the supplier had not priced yet. */
export function useFavouritePrices(hotels: readonly Favourite[]): ReadonlyMap<Favourite, OnRequestPrice> {
  const unpriced = hotels.flatMap((favourite) =>
    favourite.pricedStay && !favourite.priced ? [{ favourite, stay: favourite.pricedStay }] : [],
  );
  const answers = useOnRequestPrices(
    unpriced.map(({ favourite, stay }) => ({
      hotelId: favourite.hotel.id,
      request: { stay, payAt: ['property', 'prepaid'] },
    })),
  );
  return new Map(unpriced.map(({ favourite }, i) => [favourite, answers[i] ?? 'waiting']));
}
