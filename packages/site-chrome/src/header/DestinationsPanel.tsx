import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from './DestinationsPanel.css.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import type { MenuPanel } from './menu-items.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/** The destination cities by region; each region links to all its hotels. */
export default function DestinationsPanel({ panel: { text, picture, items } }: { panel: MenuPanel }) {
  const { t, locale, api } = usePage();
  const { data: deployed } = useQuery(queries.searchLocations(api, locale));
  const { data: all } = useQuery(queries.locations(api, locale));
  const cities = new Set(deployed?.cities.map((city) => city.code));
  const regions = (all?.regions ?? [])
    .map((region) => ({ ...region, places: region.places.filter((place) => cities.has(place.code)) }))
    .filter((region) => region.places.length > 0);
  return (
    <div className={`${container} ${css.columns}`}>
      <div className={css.words}>
        <p className={heading.h3} data-display>
          {t(text)}
        </p>
        <ul>
          {items.map(({ route, word }) => (
            <li key={route}>
              <Link className={css.page} href={href.page(locale, route)}>
                {t(word)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className={css.regions} aria-label={t('frame.destinations')} aria-busy={regions.length === 0}>
        {regions.map(({ code, name, places }) => (
          <li key={code} className={css.region}>
            <Link
              className={css.regionName}
              href={href.hotelSearch(locale, { code, locationType: 'region' })}
            >
              {name}
            </Link>
            <ul>
              {places.map((place) => (
                <li key={place.code}>
                  <Link
                    className={css.city}
                    href={href.hotelSearch(locale, { code: place.code, locationType: 'city' })}
                  >
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={css.picture}>
        <Picture source={pictureSource(picture)} alt="" crop="fill" sizes="20rem" />
      </div>
    </div>
  );
}
