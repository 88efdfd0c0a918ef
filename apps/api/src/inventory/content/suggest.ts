import { suggester } from '@voyage/suggest/suggest.ts';
import type { SuggestedArticle } from '../content.ts';
import type { Store } from './store.ts';
import { HotelEntry, otherEntries } from './suggest-entries.ts';
import { lexicon } from './suggest-lexicon.ts';

/** Suggestions of everything in the store, of places, groups and brands, and of articles. */
export const suggesterOf = (store: Store, articles: () => SuggestedArticle[]) =>
  suggester(
    {
      others: () => otherEntries(articles()),
      hotels: () =>
        [...store.hotels.values()]
          .filter((hotel) => !hotel.closed)
          .values()
          .map((hotel) => new HotelEntry(store, hotel)),
      size: () => store.hotels.size,
    },
    lexicon(),
  );
