import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { HotelCard } from '@voyage/ui/HotelCard.tsx';
import * as css from './HotelCards.css.ts';

/** A handful of hotels without prices, each with a picture of its own where the set allows. */
export function HotelCards({
  hotels,
  most = 6,
  query,
}: {
  hotels: readonly HotelSummary[];
  most?: number;
  /** A stay that is passed on. */ query?: StayQuery;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const seen = new Set<string>();
  const pictured = hotels.map((hotel) => ({
    hotel,
    picture: hotelPicture(hotel.pictures[0] ?? '', Number(hotel.id), hotel.place.code),
  }));
  const chosen = [
    ...pictured.filter(({ picture: { base } }) => !seen.has(base) && seen.add(base)),
    ...pictured,
  ]
    .filter((one, i, all) => all.findIndex(({ hotel }) => hotel.id === one.hotel.id) === i)
    .slice(0, most);
  return (
    <ul className={css.cards}>
      {chosen.map(({ hotel, picture }) => (
        <li key={hotel.id} className={css.card}>
          <HotelCard
            href={
              query
                ? href.hotel(locale, hotel.id, query)
                : href.hotelDetail(locale, hotel.slug, hotel.place.code)
            }
            name={hotel.name}
            place={placeOf(hotel)}
            picture={picture}
            alt=""
            sizes="(min-width: 68rem) 27rem, (min-width: 48rem) 48vw, 100vw"
            facts={[
              t({ id: 'stays.card.opened' }, { year: String(hotel.openedYear) }),
              t({ id: 'stays.card.rooms' }, { count: hotel.roomCount }),
            ]}
            linkAs={Link}
          />
        </li>
      ))}
    </ul>
  );
}
