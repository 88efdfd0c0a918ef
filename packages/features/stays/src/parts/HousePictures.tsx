import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { useRailWords } from '@voyage/journey-parts/rail-words.ts';
import { Gallery } from '@voyage/ui/Gallery.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { housePictures } from '../state/house-pictures.ts';
import { pictureWords } from '../state/picture-words.ts';

/** The gallery of a hotel; each picture is named by what it shows. */
export function HousePictures({ hotel }: { hotel: HotelDetail }) {
  const say = useWords();
  const locale = useLocale();
  const { previousLabel: previous, nextLabel: next, position } = useRailWords();
  const pictures = housePictures(hotel);
  const { data: shows } = useSuspenseQuery(pictureWords(locale, pictures));
  return (
    <Gallery
      priority
      pictures={pictures.map((source) => {
        const caption = shows[source.base];
        return { source, alt: caption ?? say('stays.picture.hotel', { name: hotel.name }), ...(caption ? { caption } : {}) };
      })}
      words={{
        label: say('stays.picture.hotel', { name: hotel.name }),
        enlarge: say('stays.pictures.enlarge'),
        seeAll: (total) => say('stays.pictures.all', { count: total }),
        previous,
        next,
        close: say('site.close'),
        position,
      }}
    />
  );
}
