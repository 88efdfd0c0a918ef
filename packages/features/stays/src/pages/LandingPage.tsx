import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { placePicture } from '@voyage/pictures/place-pictures.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container, measure, spread } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LazyHotelCards } from '../parts/lazy-parts.ts';
import { SearchBar } from '../parts/SearchBar.tsx';
import { groupPicture } from '../state/group-picture.ts';
import { placesInOrder } from '../state/places-a-to-z.ts';
import type { LandingLoad } from './landing-route.ts';
import * as css from './LandingPage.css.ts';

/** The regions shown with a picture, in order; the others are links. */
const pictured = [
  'japan',
  'southeast-asia',
  'southern-europe',
  'middle-east',
  'western-europe',
  'north-america',
];
/** Places listed under a picture; the rest is behind the region's name. */
const named = 5;

/**
 * Hotel landing page: the search, six regions in pictures with their places, four seasonal hotels, three
 * groups, and every place behind one press.
 */
export function LandingPage({ load: { season, hotels, groups } }: { load: LandingLoad }) {
  const { t, locale, api } = usePage();
  const [hasAll, showAll] = useState(false);
  const all = useId();
  const { cities } = useSuspenseQuery(queries.searchLocations(api, locale)).data;
  const { regions } = useSuspenseQuery(queries.locations(api, locale)).data;
  const isCity = new Set(cities.map((c) => c.code));
  const link = (code: string, name: string) => (
    <Link
      className={css.place}
      href={href.hotelSearch(locale, { code, locationType: isCity.has(code) ? 'city' : 'place' })}
    >
      {name}
    </Link>
  );
  const tiles = pictured.flatMap((code) => regions.filter((region) => region.code === code));
  return (
    <div className={container}>
      <div className={css.top}>
        <h1 className={heading.h1}>{t('stays.landing.heading')}</h1>
        <p className={`${text.lead} ${measure}`}>{t('stays.landing.intro')}</p>
        <SearchBar />
      </div>
      <section aria-labelledby="regions" className={css.section}>
        <div className={spread}>
          <h2 className={heading.h2} id="regions">
            {t('stays.regions')}
          </h2>
          <TextLink href={href.regions(locale)}>{t('regions.others')}</TextLink>
        </div>
        <ul className={css.tiles}>
          {tiles.map(({ code, name, places }, i) => (
            <li key={code} className={css.tile}>
              <div className={css.picture}>
                <Picture
                  source={placePicture(code)}
                  alt=""
                  crop="fill"
                  sizes="(min-width: 68rem) 26rem, (min-width: 48rem) 31vw, 46vw"
                  priority={i === 0}
                />
              </div>
              <h3 className={heading.h3}>
                <Link className={css.region} href={href.region(locale, code)}>
                  {name}
                </Link>
              </h3>
              <ul className={css.places}>
                {places.slice(0, named).map((place) => (
                  <li key={place.code}>{link(place.code, place.name)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      {hotels.length > 0 && (
        <section aria-labelledby="season" className={css.section}>
          <h2 className={heading.h2} id="season">
            {t(`stays.season.${season}`)}
          </h2>
          <LazyHotelCards hotels={hotels} most={4} inRow />
        </section>
      )}
      {groups.length > 0 && (
        <section aria-labelledby="groups" className={css.section}>
          <div className={spread}>
            <h2 className={heading.h2} id="groups">
              {t('groups.title')}
            </h2>
            <TextLink href={href.groups(locale)}>{t('groups.others')}</TextLink>
          </div>
          <ul className={css.groups}>
            {groups.map((group) => (
              <li key={group.code} className={css.group}>
                <div className={css.groupPicture}>
                  <Picture
                    source={groupPicture(group)}
                    alt=""
                    crop="fill"
                    sizes="(min-width: 68rem) 26rem, (min-width: 48rem) 31vw, 7rem"
                  />
                </div>
                <div className={css.groupWords}>
                  <h3 className={heading.h3}>
                    <Link className={css.groupName} href={href.group(locale, group.code)}>
                      {group.name}
                    </Link>
                  </h3>
                  <p className={secondary}>{group.standfirst}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all" className={css.last}>
        <div className={spread}>
          <h2 className={heading.h2} id="all">
            {t('stays.landing.all')}
          </h2>
          <Button
            variant="secondary"
            aria-expanded={hasAll}
            aria-controls={all}
            onClick={() => showAll(!hasAll)}
          >
            {t(hasAll ? 'stays.landing.all.hide' : 'stays.landing.all.show')}
          </Button>
        </div>
        <div id={all} hidden={!hasAll} className={css.index}>
          {hasAll &&
            placesInOrder(regions, locale).map(({ title, places }) => (
              <section key={title} className={css.letter}>
                <h3 className={`${text.title} ${secondary}`}>{title}</h3>
                <ul>
                  {places.map(({ code, name }) => (
                    <li key={code}>{link(code, name)}</li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </section>
    </div>
  );
}
