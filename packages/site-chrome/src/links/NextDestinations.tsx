import { queries } from '@voyage/api-client/queries.ts';
import { policy } from '@voyage/domain/policy.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../layout/Section.tsx';
import { placeHref, shownCodes, shownPlaces } from './shown-places.ts';
import * as css from './NextDestinations.css.ts';

/** For a visitor who has come to nothing: six destinations, and the telephone. Needs nothing loaded before it. */
export function NextDestinations() {
  const { t } = usePage();
  return (
    <div className={css.ways}>
      <Places />
      <Section className={css.call} id="ways-on-call" title={t('site.notFound.call')}>
        <PhoneLink className={`${heading.h3} ${css.phone}`} />
        <p className={smallPrint}>{t('site.hours', policy.service.telephone)}</p>
      </Section>
    </div>
  );
}

/** The pictures at once, their names and links when these have loaded; nothing if they cannot be. */
function Places() {
  const { t, locale, api } = usePage();
  const locations = useQuery(queries.searchLocations(api, locale));
  const names = useQuery(queries.placeNames(api, locale, shownCodes));
  if ([locations, names].some(hasFailed)) return null;
  const nameOf = (code: string) => names.data?.find((place) => place.code === code)?.name;
  return (
    <Section className={css.part} id="ways-on-places" title={t('site.notFound.places')}>
      <ul className={css.places}>
        {shownPlaces.map(({ code, picture }) => {
          const shown = (
            <>
              <span className={css.picture}>
                <Picture
                  source={pictureSource(picture)}
                  alt=""
                  crop="fill"
                  sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 60vw"
                />
              </span>
              <span className={css.name}>{nameOf(code)}</span>
            </>
          );
          return (
            <li key={code}>
              {locations.data && nameOf(code) ? (
                <Link className={css.place} href={placeHref(code, locations.data.cities, locale)}>
                  {shown}
                </Link>
              ) : (
                <span className={css.place}>{shown}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
