import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
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

/** The gallery of a hotel, with alternative texts. */
export const HotelPictures = memo(function HotelPictures({ hotel }: { hotel: HotelDetail }) {
  const { locale } = usePage();
  const { data: captions } = useSuspenseQuery(pictureText(locale, hotelPictures(hotel)));
  return <HotelGallery hotel={hotel} captions={captions} />;
});

/** The gallery of a hotel; its name if there are no pictures. `captions`: what they show, by file. */
export function HotelGallery({
  hotel,
  captions,
}: {
  hotel: HotelSummary;
  captions: Readonly<Record<string, string | undefined>>;
}) {
  const { t } = useIntl();
  const { previousLabel: previous, nextLabel: next, position } = useRailLabels();
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
        const caption = source.caption ?? captions[source.base];
        return {
          source,
          alt: caption ?? t('stays.picture.hotel', { name: hotel.name }),
          ...(caption ? { caption, lang: source.lang } : {}),
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
}
