import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { hotelPicture, pictureAddress } from '@voyage/pictures/pictures.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { memo } from 'react';
import { hotelPictures } from '../state/hotel-pictures.ts';
import { roomOfferJsonLd } from '../state/room-offer-json-ld.ts';
import type { Plans } from '../state/room-rates.ts';
import { sharedAddress } from '../state/shared-address.ts';

/** The price of each room for search engines: only known in the browser, unlike the rest (hotel-json-ld.ts). */
export const RoomOffers = memo(function RoomOffers({
  hotel,
  rooms,
  stay,
}: {
  hotel: HotelDetail;
  rooms: Plans['rooms'];
  stay: CompleteStay;
}) {
  const locale = useLocale();
  const { origin } = useSite();
  const addressFor = (one?: CompleteStay) => sharedAddress(origin, locale, hotel, one);
  const offered = rooms.flatMap((one) => {
    const own = hotelPicture(one.room.picture);
    const images = (own ? [own] : hotelPictures(hotel).slice(0, 1)).map((picture) =>
      pictureAddress(origin, picture, 960),
    );
    return roomOfferJsonLd(one, stay, { page: addressFor(), address: addressFor(stay), images }) ?? [];
  });
  return jsonLd(...offered).map(({ type, children }, i) => (
    <script key={offered[i]?.['@id']} type={type}>
      {children}
    </script>
  ));
});
