import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { useShownLeads } from '@voyage/stay-parts/shown-leads.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { HotelCard } from '@voyage/travel-ui/HotelCard.tsx';
import * as css from './HotelCards.css.ts';

/** A handful of hotels without prices, those with a distinct picture first. */
export function HotelCards({
  hotels,
  most = 6,
  inRow = false,
  query,
}: {
  hotels: readonly HotelSummary[];
  most?: number;
  /** Side by side: four in a row, scrolling sideways on a phone. */
  inRow?: boolean;
  /** The stay to pass on in links. */ query?: StayQuery;
}) {
  const { t, locale } = usePage();
  const leads = leadPictures(hotels);
  const chosen = hotels
    .map((hotel, i) => ({ hotel, lead: leads[i] ?? null }))
    .toSorted((a, b) => Number(b.lead !== null) - Number(a.lead !== null))
    .slice(0, most);
  useShownLeads(
    chosen.map(({ hotel }) => hotel),
    chosen.map(({ lead }) => lead),
  );
  return (
    <ul className={inRow ? css.row : css.cards}>
      {chosen.map(({ hotel, lead }) => (
        <li key={hotel.id} className={css.card}>
          <HotelCard
            href={
              query
                ? href.hotel(locale, hotel.id, query)
                : href.hotelDetail(locale, hotel.slug, hotel.place.code)
            }
            name={hotel.name}
            langs={{ name: langOf(hotel, 'name'), text: langOf(hotel, 'standfirst') }}
            place={placeOf(hotel)}
            picture={hotelPicture(lead)}
            mark={<BrandMark />}
            alt=""
            sizes="(min-width: 68rem) 27rem, (min-width: 48rem) 48vw, 100vw"
            facts={[
              ...(hotel.openedYear === null
                ? []
                : [t('stays.card.opened', { year: String(hotel.openedYear) })]),
              ...(hotel.roomCount === null ? [] : [t('stays.card.rooms', { count: hotel.roomCount })]),
            ]}
            linkAs={Link}
          />
        </li>
      ))}
    </ul>
  );
}
