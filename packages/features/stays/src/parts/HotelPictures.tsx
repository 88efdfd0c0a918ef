import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { shownLeadFirst } from '@voyage/stay-parts/shown-leads.ts';
import { useRailLabels } from '@voyage/stay-parts/rail-labels.ts';
import { Gallery } from '@voyage/ui/content/Gallery.tsx';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { hotelPictures } from '../state/hotel-pictures.ts';
import { pictureText } from '../state/picture-text.ts';

/** The gallery of a hotel, with alternative texts; its name if there are no pictures. */
export const HotelPictures = memo(function HotelPictures({ hotel }: { hotel: HotelDetail }) {
  const { t, locale } = usePage();
  const { previousLabel: previous, nextLabel: next, position } = useRailLabels();
  const { data: shows } = useSuspenseQuery(pictureText(locale, hotelPictures(hotel)));
  const showFailure = useFailureNotice();
  const pictures = hotelPictures({ pictures: shownLeadFirst(hotel) });
  if (pictures.length === 0)
    return <NamePlate name={hotel.name} place={placeOf(hotel)} mark={<BrandMark />} crop="wide" />;
  return (
    <Gallery
      priority
      tall
      onFailed={showFailure}
      pictures={pictures.map((source) => {
        const caption = shows[source.base];
        return {
          source,
          alt: caption ?? t('stays.picture.hotel', { name: hotel.name }),
          ...(caption ? { caption } : {}),
        };
      })}
      words={{
        label: t('stays.picture.hotel', { name: hotel.name }),
        enlarge: t('stays.pictures.enlarge'),
        seeAll: (total) => t('stays.pictures.all', { count: total }),
        previous,
        next,
        close: t('site.close'),
        position,
      }}
    />
  );
});
