import { useIntl } from '@voyage/i18n/intl.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { usePlaces } from '../state/places.ts';
import * as css from './PlacesGrid.css.ts';

/** The position of each, and the width of its picture on desktop. */
const spots = [
  { spot: css.spot.first, sizes: '46rem' },
  { spot: css.spot.second, sizes: '44rem' },
  { spot: css.spot.wide, sizes: '80rem' },
  { spot: css.spot.fourth, sizes: '52rem' },
  { spot: css.spot.fifth, sizes: '46rem' },
];

/** Destinations in an uneven grid of pictures with captions below, then every city by name. */
export function PlacesGrid() {
  const { t } = useIntl();
  const { pictured, cities } = usePlaces();
  return (
    <section className={container} aria-labelledby="places">
      <h2 className={`${heading.h1} ${css.title}`} id="places">
        {t('brand.home.places')}
      </h2>
      <div className={css.places}>
        {spots.map(({ spot, sizes }, i) => {
          const place = pictured[i];
          return (
            place && (
              <Link key={place.code} className={`${css.place} ${spot}`} href={place.to}>
                <div className={css.picture}>
                  <Picture
                    source={pictureSource(place.picture)}
                    alt=""
                    crop="fill"
                    sizes={`(min-width: 48rem) ${sizes}, 100vw`}
                  />
                </div>
                <span className={css.caption}>
                  <span className={`${heading.h3} ${css.name}`} data-display>
                    {place.name}
                  </span>
                  <span className={secondary}>{place.country}</span>
                </span>
              </Link>
            )
          );
        })}
      </div>
      <h3 className={css.all}>{t('brand.home.allPlaces')}</h3>
      <ul className={css.index}>
        {cities.map(({ code, name, to }) => (
          <li key={code}>
            <Link className={css.city} href={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
