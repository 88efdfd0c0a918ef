import { policy } from '@voyage/domain/policy.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { href } from '@voyage/routes/href.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { Button, buttonClass } from '@voyage/ui/forms/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placeHref } from '../state/places.ts';
import { shownCodes, shownPlaces } from '../state/shown-places.ts';
import * as css from './NotFoundPage.css.ts';

/**
 * Nothing exists at this address: a search, six destinations, and a telephone. Nothing is loaded before the
 * page, so that it can stand in for any other.
 */
export function NotFoundPage({ search }: { search: ReactNode }) {
  const { t, locale } = usePage();
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.top}>
        <h1 className={heading.h1}>{t('site.notFound.title')}</h1>
        <p className={text.lead}>{t('site.notFound.text')}</p>
        {search}
        <div className={css.actions}>
          <Link className={buttonClass('secondary')} href={href.home(locale)}>
            {t('site.notFound.home')}
          </Link>
          <Button variant="quiet" onClick={() => history.back()}>
            {t('site.notFound.back')}
          </Button>
        </div>
      </div>
      <Places />
      <Section className={css.call} id="not-found-call" title={t('site.notFound.call')}>
        <PhoneLink className={`${heading.h3} ${css.phone}`} />
        <p className={`${text.small} ${secondary}`}>{t('site.hours', policy.service.telephone)}</p>
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
    <Section className={css.part} id="not-found-places" title={t('site.notFound.places')}>
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
