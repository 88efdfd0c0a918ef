import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { placePicture } from '@voyage/pictures/place-pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LazyHotelCards } from '../parts/lazy-parts.ts';
import { PageTop } from '../parts/PageTop.tsx';
import { regionCrumbs } from '../state/crumbs.ts';
import * as css from './RegionPages.css.ts';

/** One region: its cities and places, and some of its hotels. */
export function RegionPage({ code }: { code: string }) {
  const { t, locale, api } = usePage();
  const { region, places, hotels } = useSuspenseQuery(queries.region(api, locale, code)).data;
  return (
    <>
      <PageTop
        crumbs={regionCrumbs(t, locale, region)}
        title={region.name}
        lead={t('regions.description', {
          name: region.name,
          first: places[0]?.name ?? region.name,
          last: places.at(-1)?.name ?? region.name,
        })}
        picture={placePicture(region.code)}
        actions={
          <>
            <ButtonLink href={href.hotelSearch(locale, { code: region.code, locationType: 'region' })}>
              {t('regions.all', { name: region.name })}
            </ButtonLink>
            <TextLink href={href.regions(locale)}>{t('regions.others')}</TextLink>
          </>
        }
      />
      <section className={container} aria-labelledby="places">
        <h2 className={`${heading.h2} ${css.title}`} id="places">
          {t('regions.places.title')}
        </h2>
        <ul className={css.cities}>
          {places.map((place) => (
            <li key={place.code} className={css.city}>
              <div className={css.cityTop}>
                <h3 className={heading.h3}>
                  <Link
                    className={css.cityLink}
                    href={href.hotelSearch(locale, { code: place.code, locationType: place.kind })}
                  >
                    {place.name}
                  </Link>
                </h3>
                {place.country !== region.name && place.country !== place.name && (
                  <span className={css.country}>{place.country}</span>
                )}
              </div>
              {place.standfirst && <p className={secondary}>{place.standfirst}</p>}
            </li>
          ))}
        </ul>
      </section>
      {hotels.length > 0 && (
        <section className={`${container} ${css.section}`} aria-labelledby="hotels">
          <h2 className={`${heading.h2} ${css.title}`} id="hotels">
            {t('regions.hotels.title', { name: region.name })}
          </h2>
          <LazyHotelCards hotels={hotels} />
        </section>
      )}
      <div className={css.end} />
    </>
  );
}
