import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site/Link.tsx';
import { pictureSource, type PictureId } from '@voyage/site/pictures.ts';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RedirectNotice } from '../parts/RedirectNotice.tsx';
import * as css from './HomePage.css.ts';

/** Places that the picture set truly shows. */
const shown: { code: string; picture: PictureId; crop: 'wide' | 'landscape' }[] = [
  { code: 'par', picture: 'paris', crop: 'landscape' }, { code: 'kyoto', picture: 'kyoto', crop: 'landscape' }, { code: 'venice', picture: 'venice', crop: 'wide' }, { code: 'nyc', picture: 'new-york', crop: 'landscape' }, { code: 'dps', picture: 'bali', crop: 'landscape' },
];
const hero: PictureId = brand.id === 'club' ? 'lounge-1' : 'coast';
const tiers = ['basic', 'elite', 'platinum', 'noir'] as const;

/** `search` is the search bar of another journey: features do not import each other, the app brings them together. */
export function HomePage({ search }: { search: ReactNode }) {
  const say = useWords();
  const locale = useLocale();
  const { api } = useSite();
  const { data: { cities } } = useSuspenseQuery(queries.searchLocations(api, locale));
  const { data: { regions } } = useSuspenseQuery(queries.locations(api, locale));
  const places = regions.flatMap((region) => region.places);
  return (
    <>
      <RedirectNotice />
      <div className={css.hero}>
        <div className={css.picture}><Picture source={pictureSource(hero)} alt={say('brand.home.picture')} crop="fill" sizes="100vw" priority /></div>
        <div className={css.veil} />
        <div className={css.words}><h1 className={`${heading.hero} ${css.title}`}>{say('brand.home.title')}</h1></div>
      </div>
      <div className={`${container} ${css.search}`}>{search}</div>
      <div className={container}><p className={`${text.large} ${css.intro}`}>{say('brand.home.intro')}</p></div>
      <section className={container} aria-labelledby="places">
        <h2 className={heading.h2} id="places">{say('brand.home.places')}</h2>
        <div className={css.places}>
          {shown.map(({ code, picture, crop }) => {
            const place = places.find((p) => p.code === code);
            return place && (
              <Link key={code} className={css.place} href={href.hotelSearch(locale, { code, locationType: cities.some((c) => c.code === code) ? 'city' : 'place' })}>
                <Picture source={pictureSource(picture)} alt="" crop={crop} sizes={crop === 'wide' ? '(min-width: 48rem) 80rem, 100vw' : '(min-width: 48rem) 40rem, 100vw'} />
                <span><span className={heading.h3} data-display>{place.name}</span><br /><span className={secondary}>{say('stays.hotels.count', { count: place.hotels })}</span></span>
              </Link>
            );
          })}
        </div>
        <h3 className={text.title}>{say('brand.home.allPlaces')}</h3>
        <div className={css.index}>
          {cities.map((city) => <Link key={city.code} className={css.indexItem} href={href.hotelSearch(locale, { code: city.code, locationType: 'city' })}><span>{city.name}</span><span className={secondary}>{city.hotels}</span></Link>)}
        </div>
      </section>
      <section className={css.panel} aria-labelledby="privileges">
        <div className={container}>
          <h2 className={heading.h2} id="privileges">{say('brand.home.privileges')}</h2>
          <p className={`${text.lead} ${measure}`}>{say('brand.home.privileges.intro')}</p>
          <table className={css.tiers}>
            <thead><tr><th scope="col" className={css.cell}>{say('brand.home.tier')}</th><th scope="col" className={css.count}>{say('brand.home.bookings')}</th></tr></thead>
            <tbody>{tiers.map((tier) => <tr key={tier}><th scope="row" className={css.cell}>{say(`tier.${tier}`)}</th><td className={css.count}>{monthlyFreeBookings(tier) ?? say('brand.home.unlimited')}</td></tr>)}</tbody>
          </table>
        </div>
      </section>
    </>
  );
}
