import { queries } from '@voyage/api-client/queries.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { container, measure, spread } from '@voyage/ui/layout.css.ts';
import { heading, link as linkClass, secondary, text } from '@voyage/ui/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SearchBar } from '../parts/SearchBar.tsx';
import * as css from './LandingPage.css.ts';

/** Hotel landing: the search, the twenty destination cities, every region with its places. */
export function LandingPage() {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const {
    data: { cities },
  } = useSuspenseQuery(queries.searchLocations(api, locale));
  const {
    data: { regions },
  } = useSuspenseQuery(queries.locations(api, locale));
  const isCity = new Set(cities.map((c) => c.code));
  const link = (code: string, name: string, hotels: number) => (
    <Link
      key={code}
      className={css.place}
      href={href.hotelSearch(locale, { code, locationType: isCity.has(code) ? 'city' : 'place' })}
    >
      <span>{name}</span>
      <span className={secondary}>{hotels}</span>
    </Link>
  );
  return (
    <div className={container}>
      <div className={css.top}>
        <h1 className={heading.h1}>{t({ id: 'stays.landing.heading' })}</h1>
        <p className={`${text.lead} ${measure}`}>{t({ id: 'stays.landing.intro' })}</p>
        <SearchBar />
      </div>
      <section aria-labelledby="cities">
        <h2 className={heading.h2} id="cities">
          {t({ id: 'stays.cities' })}
        </h2>
        <div className={css.regions}>
          {[0, 1, 2, 3].map((column) => (
            <div key={column} className={css.places}>
              {cities.slice(column * 5, column * 5 + 5).map((c) => link(c.code, c.name, c.hotels))}
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="regions" className={css.top}>
        <div className={spread}>
          <h2 className={heading.h2} id="regions">
            {t({ id: 'stays.regions' })}
          </h2>
          <Link className={linkClass} href={href.regions(locale)}>
            {t({ id: 'regions.others' })}
          </Link>
        </div>
        <div className={css.regions}>
          {regions
            .filter((r) => r.places.length > 0)
            .map((region) => (
              <div key={region.code}>
                <h3 className={text.title}>
                  <Link href={href.region(locale, region.code)}>{region.name}</Link>
                </h3>
                <div className={css.places}>{region.places.map((p) => link(p.code, p.name, p.hotels))}</div>
              </div>
            ))}
        </div>
      </section>
      <section aria-labelledby="groups" className={css.groups}>
        <h2 className={heading.h2} id="groups">
          {t({ id: 'groups.heading' })}
        </h2>
        <p className={`${text.lead} ${measure}`}>{t({ id: 'groups.intro' })}</p>
        <div>
          <Link className={linkClass} href={href.groups(locale)}>
            {t({ id: 'groups.title' })}
          </Link>
        </div>
      </section>
    </div>
  );
}
