import type { Output } from '@voyage/contracts/endpoint.ts';
import type { fastTrackAirports } from '@voyage/contracts/fast-track.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { TextField } from '@voyage/ui/forms/Field.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { atom, useAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { findAirports } from '../state/find-airports.ts';
import * as css from './Airports.css.ts';

/** The regions unfolded on a phone, stored until the site is left: going back from an airport finds the list as it was. */
const unfoldedAtom = atom<readonly string[]>([]);

/** Every airport by region, filtered by what is typed. On a phone regions are folded until one is opened or something typed. */
export function Airports({ regions, airports }: Output<typeof fastTrackAirports.data>) {
  const { t, locale } = usePage();
  const [typed, setTyped] = useState('');
  const found = findAirports(airports, typed);
  const [open, setOpen] = useAtom(unfoldedAtom);
  const toggle = (region: string) =>
    setOpen(open.includes(region) ? open.filter((one) => one !== region) : [...open, region]);
  const isSearch = typed.trim() !== '';
  return (
    <section className={`${container} ${css.airports}`} aria-labelledby="airports">
      <div className={css.top}>
        <h2 className={`${heading.h2} ${css.title}`} id="airports">
          {t('fastTrack.airports.title')}
        </h2>
        <div className={css.find}>
          <TextField
            type="search"
            label={t('fastTrack.find')}
            placeholder={t('fastTrack.find.placeholder')}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className={smallPrint} role="status">
            {t('fastTrack.found', { count: found.length })}
          </p>
        </div>
      </div>
      {found.length === 0 && (
        <p className={css.none}>
          <span>{`${t('fastTrack.none')} `}</span>
          <TextLink href={href.contact(locale)}>{t('fastTrack.none.write')}</TextLink>
        </p>
      )}
      {regions.map(({ code, name }) => {
        const here = found.filter(({ region }) => region === code);
        return (
          here.length > 0 && (
            <section key={code} className={css.region} aria-labelledby={`region-${code}`}>
              <h3 className={heading.h3} id={`region-${code}`}>
                <span className={isSearch ? css.found : css.unfoldable}>{name}</span>
                {!isSearch && (
                  <button
                    type="button"
                    className={css.fold}
                    aria-expanded={open.includes(code)}
                    aria-controls={`airports-${code}`}
                    onClick={() => toggle(code)}
                  >
                    <span>{name}</span>
                    <span className={css.count}>
                      <span>{t('fastTrack.found', { count: here.length })}</span>
                      <ChevronDown className={css.icon} size={20} strokeWidth={1.5} aria-hidden />
                    </span>
                  </button>
                )}
              </h3>
              <ul
                className={isSearch || open.includes(code) ? css.list : `${css.list} ${css.folded}`}
                id={`airports-${code}`}
              >
                {here.map((airport) => (
                  <li key={airport.iata}>
                    <Link className={css.airport} href={href.fastTrackAirport(locale, airport.iata)}>
                      <span className={css.code}>{airport.iata}</span>
                      <span className={css.names}>
                        <span className={text.title}>{airport.city}</span>
                        <span className={smallPrint}>{airport.name}</span>
                      </span>
                      <span className={css.price}>
                        {t('fastTrack.from', { amount: formatTwd(airport.priceTwd, locale) })}
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
