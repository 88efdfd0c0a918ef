import type { Output } from '@voyage/contracts/endpoint.ts';
import type { fastTrackAirports } from '@voyage/contracts/fast-track.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { TextField } from '@voyage/ui/Field.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { heading, link, secondary, text } from '@voyage/ui/typography.css.ts';
import { useState } from 'react';
import { dollars } from '../state/dollars.ts';
import { findAirports } from '../state/find-airports.ts';
import * as css from './Airports.css.ts';

/** Every airport by region, filtered by what is typed. */
export function Airports({ regions, airports }: Output<typeof fastTrackAirports.data>) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const found = findAirports(airports, typed);
  return (
    <section className={`${container} ${css.airports}`} aria-labelledby="airports">
      <div className={css.top}>
        <h2 className={`${heading.h2} ${css.title}`} id="airports">
          {t({ id: 'fastTrack.airports.title' })}
        </h2>
        <div className={css.find}>
          <TextField
            type="search"
            label={t({ id: 'fastTrack.find' })}
            placeholder={t({ id: 'fastTrack.find.placeholder' })}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className={`${text.small} ${secondary}`} role="status">
            {t({ id: 'fastTrack.found' }, { count: found.length })}
          </p>
        </div>
      </div>
      {found.length === 0 && (
        <p className={css.none}>
          {t({ id: 'fastTrack.none' })}{' '}
          <Link className={link} href={href.contact(locale)}>
            {t({ id: 'fastTrack.none.write' })}
          </Link>
        </p>
      )}
      {regions.map(({ code, name }) => {
        const here = found.filter(({ region }) => region === code);
        return (
          here.length > 0 && (
            <section key={code} className={css.region} aria-labelledby={`region-${code}`}>
              <h3 className={heading.h3} id={`region-${code}`}>
                {name}
              </h3>
              <ul className={css.list}>
                {here.map((airport) => (
                  <li key={airport.iata}>
                    <Link className={css.airport} href={href.fastTrackAirport(locale, airport.iata)}>
                      <span className={css.code}>{airport.iata}</span>
                      <span className={css.names}>
                        <span className={text.title}>{airport.city}</span>
                        <span className={`${text.small} ${secondary}`}>{airport.name}</span>
                      </span>
                      <span className={css.price}>
                        {t({ id: 'fastTrack.from' }, { amount: dollars(airport.priceTwd) })}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}
