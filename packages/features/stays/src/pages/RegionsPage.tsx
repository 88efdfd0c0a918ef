import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { placePicture } from '@voyage/pictures/place-pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PhoneFold } from '@voyage/ui/content/PhoneFold.tsx';
import { PageTop } from '../parts/PageTop.tsx';
import { regionsCrumbs } from '../state/crumbs.ts';
import * as css from './RegionPages.css.ts';

/** Every region with its cities and places (docs/product/screens.md, "hotel/region"). */
export function RegionsPage() {
  const { t, locale, api } = usePage();
  const { regions } = useSuspenseQuery(queries.locations(api, locale)).data;
  const { cities } = useSuspenseQuery(queries.searchLocations(api, locale)).data;
  const isCity = new Set(cities.map(({ code }) => code));
  return (
    <>
      <PageTop crumbs={regionsCrumbs(t, locale)} title={t('regions.heading')} lead={t('regions.intro')} />
      <div className={`${container} ${css.end}`}>
        {regions
          .filter(({ places }) => places.length > 0)
          .map(({ code, name, places }, i) => (
            <section key={code} className={css.region} aria-labelledby={`region-${code}`}>
              <div className={css.picture}>
                <Picture
                  source={placePicture(code)}
                  alt=""
                  crop="fill"
                  sizes="(min-width: 68rem) 18rem, (min-width: 48rem) 12rem, 7rem"
                  priority={i === 0}
                />
              </div>
              <h2 className={heading.h3} id={`region-${code}`}>
                <Link className={css.name} href={href.region(locale, code)}>
                  {name}
                </Link>
              </h2>
              <div className={css.regionPlaces}>
                <PhoneFold
                  id={`places-${code}`}
                  level={3}
                  title={t('regions.places', { count: places.length, name })}
                  titleClass={css.placesTitle}
                >
                  <ul className={css.places}>
                    {places.map((place) => (
                      <li key={place.code}>
                        <Link
                          className={css.place}
                          href={href.hotelSearch(locale, {
                            code: place.code,
                            locationType: isCity.has(place.code) ? 'city' : 'place',
                          })}
                        >
                          {place.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </PhoneFold>
              </div>
            </section>
          ))}
      </div>
    </>
  );
}
