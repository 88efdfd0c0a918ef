import { useIntl } from '@voyage/i18n/intl.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { useRailLabels } from '@voyage/stay-parts/rail-labels.ts';
import { container, section } from '@voyage/ui/base/layout.css.ts';
import { PlaceCard } from '@voyage/travel-ui/PlaceCard.tsx';
import { Rail } from '@voyage/ui/content/Rail.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { usePlaces } from '../state/places.ts';
import * as css from './PlacesRow.css.ts';

/** Destinations as a scrolling row of portraits, then every city by name. */
export function PlacesRow() {
  const { t } = useIntl();
  const railWords = useRailLabels();
  const { pictured, cities } = usePlaces();
  return (
    <div className={section}>
      <Rail
        {...railWords}
        bleed
        width="portrait"
        label={t('brand.home.places')}
        heading={<h2 className={heading.h1}>{t('brand.home.places')}</h2>}
      >
        {pictured.map(({ code, picture, name, country, to }) => (
          <PlaceCard
            key={code}
            href={to}
            name={name}
            detail={country}
            picture={pictureSource(picture)}
            alt=""
            sizes="(min-width: 27rem) 38rem, 140vw"
            linkAs={Link}
          />
        ))}
      </Rail>
      <div className={container}>
        <ul className={css.cities} aria-label={t('brand.home.allPlaces')}>
          {cities.map(({ code, name, to }) => (
            <li key={code}>
              <Link className={css.city} href={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
