import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useFailureNotice } from '@voyage/frame/errors/failure-notice.ts';
import { BrandMark } from '@voyage/frame/layout/BrandMark.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { shownLeadFirst } from '@voyage/journey-parts/shown-leads.ts';
import { useRailLabels } from '@voyage/journey-parts/rail-labels.ts';
import { Gallery } from '@voyage/ui/Gallery.tsx';
import { NamePlate } from '@voyage/ui/NamePlate.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { hotelPictures } from '../state/hotel-pictures.ts';
import { pictureText } from '../state/picture-text.ts';

/** The gallery of a hotel, with alternative texts; its name if there are no pictures. */
export const HotelPictures = memo(function HotelPictures({ hotel }: { hotel: HotelDetail }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
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
          alt: caption ?? t({ id: 'stays.picture.hotel' }, { name: hotel.name }),
          ...(caption ? { caption } : {}),
        };
      })}
      words={{
        label: t({ id: 'stays.picture.hotel' }, { name: hotel.name }),
        enlarge: t({ id: 'stays.pictures.enlarge' }),
        seeAll: (total) => t({ id: 'stays.pictures.all' }, { count: total }),
        previous,
        next,
        close: t({ id: 'site.close' }),
        position,
      }}
    />
  );
});
