import { langOf } from '@voyage/domain/partial-text.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { href } from '@voyage/routes/href.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { hotelPicture, type PictureId } from '@voyage/pictures/pictures.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { useShownLeads } from '@voyage/stay-parts/shown-leads.ts';
import { useRailLabels } from '@voyage/stay-parts/rail-labels.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { HotelCard } from '@voyage/travel-ui/HotelCard.tsx';
import { container, section } from '@voyage/ui/base/layout.css.ts';
import { Rail } from '@voyage/ui/content/Rail.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { homePictures } from '../state/home-pictures.ts';
import { newestPieces } from '../state/newest-pieces.ts';
import { railQuery } from '../state/rail-query.ts';
import * as css from './HotelRail.css.ts';

interface Props {
  /** The city's code. */
  city: string;
  /** Pictures used elsewhere on Home, besides its places and journal. */
  beside: readonly PictureId[];
}

/** Hotels of the day's city: flagships first, each with a picture not used elsewhere on Home. */
export function HotelRail({ city, beside }: Props) {
  const { t, locale, api } = usePage();
  const railWords = useRailLabels();
  const { articles } = useSuspenseQuery(queries.articles(api, locale, newestPieces)).data;
  const { place, hotels } = useSuspenseQuery(
    railQuery(api, locale, city, homePictures(beside, articles)),
  ).data;
  useShownLeads(
    hotels,
    hotels.map(({ lead }) => lead),
  );
  return (
    <div className={section}>
      <Rail
        {...railWords}
        bleed
        width="card"
        label={t('brand.home.rail', { city: place })}
        heading={
          <div className={css.words}>
            <h2 className={heading.h1}>{t('brand.home.rail', { city: place })}</h2>
            <p className={secondary}>{t('brand.home.rail.text')}</p>
          </div>
        }
      >
        {hotels.map((hotel) => (
          <HotelCard
            key={hotel.id}
            href={href.hotel(locale, hotel.slug)}
            name={hotel.name}
            langs={{ name: langOf(hotel, 'name'), text: langOf(hotel, 'standfirst') }}
            place={dotted([
              placeOf(hotel),
              hotel.roomCount !== null && t('stays.card.rooms', { count: hotel.roomCount }),
            ])}
            text={hotel.standfirst ?? undefined}
            picture={hotelPicture(hotel.lead)}
            mark={<BrandMark />}
            alt=""
            sizes="(min-width: 32rem) 26rem, 82vw"
            linkAs={Link}
          />
        ))}
      </Rail>
      <div className={`${container} ${css.all}`}>
        <TextLink href={href.hotelSearch(locale, { code: city, locationType: 'city' })}>
          {t('home.rail.all', { city: place })}
        </TextLink>
      </div>
    </div>
  );
}
